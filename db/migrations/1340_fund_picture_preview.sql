-- Up Migration
-- 440: the preview that stands in a page until the picture is there (decision 0522).
alter table fund_picture_rendition
  drop constraint fund_picture_rendition_width_check,
  add constraint fund_picture_rendition_width_check check (width in (440, 480, 960, 1440));
