create table "authPasswords" (
  "userId" text not null primary key references "users" ("id") on delete cascade,
  "hash" secret not null,
  "changedAt" timestamp not null
);

-- Links in letters, each good for one use. One of kind "account" holds an account that is not there yet.
create table "authLinks" (
  "id" identity,
  "tokenHash" secret not null unique,
  "kind" text not null,
  "userId" text references "users" ("id") on delete cascade,
  "email" text not null,
  "name" text not null,
  "language" text not null,
  "passwordHash" secret,
  "createdAt" timestamp not null,
  "expiresAt" timestamp not null
);

create index "authLinksByUser" on "authLinks" ("userId");
create index "authLinksByEmail" on "authLinks" ("email");
create index "authLinksExpired" on "authLinks" ("expiresAt");

-- An authenticator app; it counts from when it is enabled. No time step of it is accepted twice.
create table "authSecondFactors" (
  "userId" text not null primary key references "users" ("id") on delete cascade,
  "sealedSecret" secret not null,
  "createdAt" timestamp not null,
  "enabledAt" timestamp,
  "lastStep" integer not null,
  "tries" integer not null,
  "triesSince" timestamp not null
);

create table "authRecoveryCodes" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "codeHash" secret not null,
  "usedAt" timestamp,
  unique ("userId", "codeHash")
);

create table "authPasskeys" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "credentialId" text not null unique,
  "publicKey" secret not null,
  "counter" double precision not null,
  "transports" json not null,
  "name" text not null,
  "isSynced" boolean not null,
  "createdAt" timestamp not null,
  "lastUsedAt" timestamp
);

create index "authPasskeysByUser" on "authPasskeys" ("userId");

-- What a passkey has to sign; without a user whoever signs in by it.
create table "authChallenges" (
  "id" secret not null primary key,
  "challenge" secret not null,
  "userId" text references "users" ("id") on delete cascade,
  "expiresAt" timestamp not null
);

create index "authChallengesByUser" on "authChallenges" ("userId");
create index "authChallengesExpired" on "authChallenges" ("expiresAt");

-- Who somebody is at another service.
create table "authIdentities" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "provider" text not null,
  "subject" text not null,
  "email" text,
  "createdAt" timestamp not null,
  unique ("provider", "subject")
);

create index "authIdentitiesByUser" on "authIdentities" ("userId");

-- A browser on its way to another service and back; with a user, to connect the account.
create table "authJourneys" (
  "id" identity,
  "flowHash" secret not null unique,
  "provider" text not null,
  "state" secret not null,
  "sealed" secret not null,
  "userId" text references "users" ("id") on delete cascade,
  "remembered" boolean not null,
  "expiresAt" timestamp not null
);

create index "authJourneysByUser" on "authJourneys" ("userId");
create index "authJourneysExpired" on "authJourneys" ("expiresAt");

-- Sample mode: the application's letters, whose links work.
create table "authLetters" (
  "id" identity,
  "email" text not null,
  "subject" text not null,
  "html" secret not null,
  "path" secret not null,
  "sentAt" timestamp not null
);

create index "authLettersByEmail" on "authLetters" ("email", "id");
