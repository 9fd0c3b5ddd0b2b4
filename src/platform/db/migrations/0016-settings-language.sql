-- The language in the settings of a user, so that nobody parses them to write to that user.
alter table "settings" add column "language" text;
-- Settings are about one kilobyte long; longer ones than can be saved were not made by a screen.
delete from "settings" where length("value") > 16000;
update "settings" set "language" = 'en' where "value" like '%"isLanguage":"en"%';
update "settings" set "language" = 'fr' where "value" like '%"isLanguage":"fr"%';
update "settings" set "language" = 'ar' where "value" like '%"isLanguage":"ar"%';
update "settings" set "language" = 'ch' where "value" like '%"isLanguage":"ch"%';
