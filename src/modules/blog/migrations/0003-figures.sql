-- Where the figures find the comments of their days.
create index "blogCommentsTime" on "blogComments" ("time", "postId");
