create table "contacts" (
  "id" identity,
  "ownerId" text not null references "users" ("id"),
  "firstname" text not null,
  "lastname" text not null,
  "image" text not null,
  "department" text not null,
  "company" text not null,
  "phone" text not null,
  "email" text not null,
  "address" text not null,
  "notes" text not null,
  "frequentlycontacted" boolean not null,
  "starred" boolean not null,
  "morePhones" json not null,
  "moreEmails" json not null,
  "labels" json not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp,
  -- Folded copies of the above, to search and to sort by.
  "search" text not null,
  "byFirstname" text not null,
  "byLastname" text not null,
  "byCompany" text not null
);

-- The labels once more, for filters and counts; `folded` makes "VIP" and "vip" the same label.
create table "contactLabels" (
  "folded" text not null,
  "contactId" integer not null references "contacts" ("id") on delete cascade,
  "label" text not null,
  primary key ("folded", "contactId")
);
create index "contactLabelsContact" on "contactLabels" ("contactId");

-- What two entries of the same person have in common: every e-mail address, every phone number, the name.
create table "contactKeys" (
  "kind" text not null,
  "key" text not null,
  "contactId" integer not null references "contacts" ("id") on delete cascade,
  primary key ("kind", "key", "contactId")
);
create index "contactKeysContact" on "contactKeys" ("contactId");

-- The order of the list as it opens, alone and behind each filter of the side pane.
create index "contactsStarred" on "contacts" ("starred" desc, "byFirstname", "id") where "deletedAt" is null;
create index "contactsDepartment" on "contacts" ("department", "starred" desc, "byFirstname", "id") where "deletedAt" is null;
create index "contactsOwner" on "contacts" ("ownerId", "starred" desc, "byFirstname", "id") where "deletedAt" is null;
create index "contactsFrequent" on "contacts" ("frequentlycontacted", "starred" desc, "byFirstname", "id") where "deletedAt" is null;
create index "contactsCompany" on "contacts" ("company", "starred" desc, "byFirstname", "id") where "deletedAt" is null;

-- The other orders.
create index "contactsByFirstname" on "contacts" ("byFirstname", "id") where "deletedAt" is null;
create index "contactsByLastname" on "contacts" ("byLastname", "id") where "deletedAt" is null;
create index "contactsByCompany" on "contacts" ("byCompany", "id") where "deletedAt" is null;
create index "contactsUpdated" on "contacts" ("updatedAt", "id") where "deletedAt" is null;

-- All that the counts of the side pane look at.
create index "contactsCounted" on "contacts" ("department", "starred", "frequentlycontacted", "ownerId") where "deletedAt" is null;
create index "contactsTrash" on "contacts" ("deletedAt", "id") where "deletedAt" is not null;
