create table "blogPosts" (
  "id" identity,
  "title" text not null,
  "slug" text not null,
  -- Whether the writer chose it or somebody may have seen it; until then it follows the title.
  "slugFixed" boolean not null,
  "content" text not null,
  "excerpt" text not null,
  "lead" text not null,
  "category" text not null,
  "tags" json not null,
  "language" text not null,
  "featured" boolean not null,
  "cover" json not null,
  "coverImg" text not null,
  "coverAlt" text not null,
  -- All uploads that the text shows or, in a version of its history, has shown.
  "pictures" json not null,
  "status" text not null,
  "publishAt" timestamp,
  "date" timestamp not null,
  "authorId" text not null references "users" ("id"),
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "readingMinutes" integer not null,
  "commentCount" integer not null,
  "view" integer not null,
  "share" integer not null,
  "version" integer not null,
  "deletedAt" timestamp,
  -- Copies to search and to sort by.
  "search" text not null,
  "byTitle" text not null
);

-- The orders of the list.
create index "blogPostsDate" on "blogPosts" ("date", "id") where "deletedAt" is null;
create index "blogPostsView" on "blogPosts" ("view", "id") where "deletedAt" is null;
create index "blogPostsTitle" on "blogPosts" ("byTitle", "id") where "deletedAt" is null;
create index "blogPostsUpdated" on "blogPosts" ("updatedAt", "id") where "deletedAt" is null;

-- Its filters, and what waits for its moment.
create index "blogPostsCategory" on "blogPosts" ("category", "date", "id") where "deletedAt" is null;
create index "blogPostsAuthor" on "blogPosts" ("authorId", "date", "id");
create index "blogPostsDue" on "blogPosts" ("publishAt") where "status" = 'scheduled';
create index "blogPostsTrash" on "blogPosts" ("deletedAt", "id") where "deletedAt" is not null;

-- Every slug that leads to a post: the one it has, and those that it had while it could be read.
create table "blogSlugs" (
  "slug" text primary key,
  "postId" integer not null references "blogPosts" ("id") on delete cascade
);
create index "blogSlugsPost" on "blogSlugs" ("postId");

-- The tags once more, for filters and counts; `folded` makes "Toys" and "toys" the same tag.
create table "blogTags" (
  "folded" text not null,
  "postId" integer not null references "blogPosts" ("id") on delete cascade,
  "tag" text not null,
  primary key ("folded", "postId")
);
create index "blogTagsPost" on "blogTags" ("postId");

create table "blogComments" (
  "id" identity,
  "postId" integer not null references "blogPosts" ("id") on delete cascade,
  "replyTo" integer references "blogComments" ("id") on delete cascade,
  "authorId" text not null,
  "authorName" text not null,
  "authorAvatar" text not null,
  "comment" text not null,
  "time" timestamp not null,
  "editedAt" timestamp,
  "hiddenAt" timestamp,
  "deletedAt" timestamp
);
create index "blogCommentsPost" on "blogComments" ("postId", "time", "id");
create index "blogCommentsReply" on "blogComments" ("replyTo");

create table "blogVersions" (
  "id" identity,
  "postId" integer not null references "blogPosts" ("id") on delete cascade,
  -- When it was begun, and when it was saved last.
  "begunAt" timestamp not null,
  "at" timestamp not null,
  "byId" text not null references "users" ("id"),
  "kind" text not null,
  "title" text not null,
  "content" text not null,
  "excerpt" text not null,
  "words" integer not null
);
create index "blogVersionsPost" on "blogVersions" ("postId", "id");

-- Who has been counted already, for a day.
create table "blogVisits" (
  "postId" integer not null references "blogPosts" ("id") on delete cascade,
  "visit" text not null,
  "kind" text not null,
  "at" timestamp not null,
  primary key ("postId", "visit", "kind")
);
create index "blogVisitsAt" on "blogVisits" ("at");
