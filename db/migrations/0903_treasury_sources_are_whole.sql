-- Up Migration

-- Where a dividend comes from is written with the distribution that is fixed, to the yen of what is distributed. Both at the commit of what fixes it and of
-- whatever is added later, which by itself can only be too much. See decision 0360.
create function check_distribution_sources() returns trigger language plpgsql as $$
declare
  distributed bigint;
  told bigint;
  of_distribution bigint := (to_jsonb(new) ->> case tg_table_name when 'distribution_source' then 'distribution_id' else 'id' end)::bigint;
begin
  select coalesce(sum(gross), 0) into distributed from fixed_distribution_share where distribution_id = of_distribution;
  select coalesce(sum(yen), 0) into told from distribution_source where distribution_id = of_distribution;
  if told <> distributed then
    raise exception 'distribution %: % yen of sources for % yen', of_distribution, told, distributed using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger sources_are_whole after insert on fixed_distribution deferrable initially deferred
  for each row execute function check_distribution_sources();
create constraint trigger sources_are_whole after insert on distribution_source deferrable initially deferred
  for each row execute function check_distribution_sources();
