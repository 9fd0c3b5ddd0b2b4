-- The search finds colours by their names in the reader's language; the text had those of all languages, and found them as
-- parts of words.
update "notes" set "search" = replace("search", 'info blue bleu ازرق 蓝色', '') where "color" = 'info';
update "notes" set "search" = replace("search", 'success green vert اخضر 绿色', '') where "color" = 'success';
update "notes" set "search" = replace("search", 'warning amber yellow orange ambre jaune اصفر كهرماني 琥珀色 黄色', '')
  where "color" = 'warning';
update "notes" set "search" = replace("search", 'error red rouge احمر 红色', '') where "color" = 'error';
