create table "contactsCompanies" (
  "id" identity,
  "ownerId" text not null references "users" ("id"),
  "name" text not null,
  "industry" text not null default '',
  "website" text not null default '',
  "phone" text not null default '',
  "address" text not null default '',
  "notes" text not null default '',
  "labels" json not null default '[]',
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp,
  -- The company that a merge moved its people to; it is in the trash then.
  "mergedInto" integer references "contactsCompanies" ("id") on delete set null,
  -- The folded name, which contacts with this company have in "byCompany".
  "byName" text not null,
  -- The folded name before the latest rename, which an undo gives back.
  "byFormerName" text,
  "search" text not null
);
create unique index "contactsCompaniesName" on "contactsCompanies" ("byName") where "deletedAt" is null;
create index "contactsCompaniesByName" on "contactsCompanies" ("byName", "id") where "deletedAt" is null;
create index "contactsCompaniesUpdated" on "contactsCompanies" ("updatedAt", "id") where "deletedAt" is null;
create index "contactsCompaniesOwner" on "contactsCompanies" ("ownerId", "byName", "id") where "deletedAt" is null;
create index "contactsCompaniesTrash" on "contactsCompanies" ("deletedAt", "id") where "deletedAt" is not null;

-- Also for "on delete set null".
create index "contactsCompaniesMerged" on "contactsCompanies" ("mergedInto") where "mergedInto" is not null;

-- The people whom a merge moved, who return when the company is restored.
create table "contactsCompanyMoves" (
  "companyId" integer not null references "contactsCompanies" ("id") on delete cascade,
  "contactId" integer not null references "contacts" ("id") on delete cascade,
  primary key ("companyId", "contactId")
);
create index "contactsCompanyMovesContact" on "contactsCompanyMoves" ("contactId");

-- The people who had the name before a rename gave it to the company: they keep it when the rename is undone.
create table "contactsCompanyNamesakes" (
  "companyId" integer not null references "contactsCompanies" ("id") on delete cascade,
  "contactId" integer not null references "contacts" ("id") on delete cascade,
  primary key ("companyId", "contactId")
);
create index "contactsCompanyNamesakesContact" on "contactsCompanyNamesakes" ("contactId");

-- A merge also moves people in the trash, whom the index of the list leaves out.
create index "contactsAnyCompany" on "contacts" ("byCompany", "id");

-- A company for each name that contacts have, as the first of them spells it.
insert into "contactsCompanies" ("ownerId", "name", "createdAt", "updatedAt", "byName", "search")
select "ownerId", "company", "createdAt", "createdAt", "byCompany", "byCompany" from "contacts"
where "id" in (select min("id") from "contacts" where "byCompany" <> '' group by "byCompany")
order by "id";

-- The folded columns of a contact are the same in each spelling. The condition on "deletedAt" is that of the index.
update "contacts" set "company" = (
  select "name" from "contactsCompanies" where "byName" = "contacts"."byCompany" and "deletedAt" is null
)
where "byCompany" <> '' and "company" <> (
  select "name" from "contactsCompanies" where "byName" = "contacts"."byCompany" and "deletedAt" is null
);
