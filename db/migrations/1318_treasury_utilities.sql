-- Up Migration

-- Water, heat and light are a kind of cost of their own: in 'other' or 'management' an accountant has to ask line by line.
do $$
declare
  listed record;
begin
  for listed in
    select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%''management''::text, ''repair''::text%'
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s', listed.of_table, listed.conname, listed.conname,
      replace(listed.rule, '''management''::text, ''repair''::text', '''management''::text, ''utilities''::text, ''repair''::text'));
  end loop;
end $$;
