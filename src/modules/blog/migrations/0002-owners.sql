-- For whoever may read only what is theirs.
create index "blogCommentsAuthor" on "blogComments" ("authorId", "postId");
