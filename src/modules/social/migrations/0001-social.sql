create table "socialPeople" (
  "id" identity,
  -- Null for somebody of the community who does not sign in here.
  "userId" text unique references "users" ("id") on delete set null,
  "handle" text not null unique,
  "name" text not null,
  "avatar" text not null,
  "role" text not null,
  "company" text not null,
  "country" text not null,
  "city" text not null,
  "about" text not null,
  "cover" json not null,
  "experience" json not null,
  "links" json not null,
  "joinedAt" timestamp not null,
  -- Copies to search and to sort by.
  "search" text not null,
  "byName" text not null
);
create index "socialPeopleName" on "socialPeople" ("byName", "id");

create table "socialFollows" (
  "followerId" integer not null references "socialPeople" ("id") on delete cascade,
  "followedId" integer not null references "socialPeople" ("id") on delete cascade,
  "at" timestamp not null,
  primary key ("followerId", "followedId"),
  check ("followerId" <> "followedId")
);
create index "socialFollowsFollowed" on "socialFollows" ("followedId", "followerId");

create table "socialPosts" (
  "id" identity,
  "personId" integer not null references "socialPeople" ("id") on delete cascade,
  "content" text not null,
  "pictures" json not null,
  "video" text,
  "visibility" text not null,
  -- The post that this one passes on.
  "sharedId" integer references "socialPosts" ("id") on delete set null,
  "createdAt" timestamp not null,
  "editedAt" timestamp,
  "deletedAt" timestamp,
  "search" text not null
);
-- The feed, everybody's and one person's; what is counted of a person and of a post.
create index "socialPostsFeed" on "socialPosts" ("id") where "deletedAt" is null;
create index "socialPostsPerson" on "socialPosts" ("personId", "id") where "deletedAt" is null;
create index "socialPostsShared" on "socialPosts" ("sharedId") where "sharedId" is not null;
create index "socialPostsDeleted" on "socialPosts" ("deletedAt") where "deletedAt" is not null;

create table "socialPostTags" (
  -- Folded, and as it was written.
  "tag" text not null,
  "name" text not null,
  "postId" integer not null references "socialPosts" ("id") on delete cascade,
  primary key ("tag", "postId")
);
create index "socialPostTagsPost" on "socialPostTags" ("postId");

create table "socialMentions" (
  "postId" integer not null references "socialPosts" ("id") on delete cascade,
  "personId" integer not null references "socialPeople" ("id") on delete cascade,
  primary key ("postId", "personId")
);
create index "socialMentionsPerson" on "socialMentions" ("personId");

create table "socialPostLikes" (
  "postId" integer not null references "socialPosts" ("id") on delete cascade,
  "personId" integer not null references "socialPeople" ("id") on delete cascade,
  "at" timestamp not null,
  primary key ("postId", "personId")
);
create index "socialPostLikesPerson" on "socialPostLikes" ("personId");

-- A reply is a comment below another.
create table "socialComments" (
  "id" identity,
  "postId" integer not null references "socialPosts" ("id") on delete cascade,
  "parentId" integer references "socialComments" ("id") on delete cascade,
  "personId" integer not null references "socialPeople" ("id") on delete cascade,
  "comment" text not null,
  "createdAt" timestamp not null,
  "deletedAt" timestamp
);
create index "socialCommentsPost" on "socialComments" ("postId", "id") where "deletedAt" is null;
create index "socialCommentsParent" on "socialComments" ("parentId") where "parentId" is not null;
create index "socialCommentsPerson" on "socialComments" ("personId");

create table "socialCommentLikes" (
  "commentId" integer not null references "socialComments" ("id") on delete cascade,
  "personId" integer not null references "socialPeople" ("id") on delete cascade,
  "at" timestamp not null,
  primary key ("commentId", "personId")
);
create index "socialCommentLikesPerson" on "socialCommentLikes" ("personId");

create table "socialPictures" (
  "id" identity,
  "personId" integer not null references "socialPeople" ("id") on delete cascade,
  "name" text not null,
  "search" text not null,
  -- A path of this site where nothing was uploaded.
  "drawn" text not null,
  "file" json,
  "createdAt" timestamp not null,
  "deletedAt" timestamp
);
create index "socialPicturesPerson" on "socialPictures" ("personId", "id") where "deletedAt" is null;
create index "socialPicturesDeleted" on "socialPictures" ("deletedAt") where "deletedAt" is not null;

create table "socialNotices" (
  "id" identity,
  -- Who is told, and who did it.
  "personId" integer not null references "socialPeople" ("id") on delete cascade,
  "actorId" integer not null references "socialPeople" ("id") on delete cascade,
  "kind" text not null,
  "postId" integer references "socialPosts" ("id") on delete cascade,
  "commentId" integer references "socialComments" ("id") on delete cascade,
  "excerpt" text not null,
  "at" timestamp not null,
  "readAt" timestamp
);
create index "socialNoticesPerson" on "socialNotices" ("personId", "id");
create index "socialNoticesUnread" on "socialNotices" ("personId") where "readAt" is null;
create index "socialNoticesPost" on "socialNotices" ("postId");
create index "socialNoticesActor" on "socialNotices" ("actorId");
create index "socialNoticesComment" on "socialNotices" ("commentId");
