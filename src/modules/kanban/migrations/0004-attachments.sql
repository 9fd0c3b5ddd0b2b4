alter table "kanbanTasks" add column "attachments" json not null default '[]';
