-- Up Migration

-- Companies of the group that were written down before their names in kana were asked for are compared with payments too, as soon as somebody adds the name;
-- once it stands there, it stays as all else does.
drop trigger append_only on party;
create trigger append_only before delete on party for each row execute function refuse_change();
create trigger append_only_but_missing_kana before update on party for each row
  when (old.name_kana is not null or to_jsonb(new) - 'name_kana' is distinct from to_jsonb(old) - 'name_kana')
  execute function refuse_change();
