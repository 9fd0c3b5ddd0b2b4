-- `#rrggbb` in place of the built colour, and the name of a font in front of the built ones.
alter table "workspace" add column "color" text;
alter table "workspace" add column "font" text;
