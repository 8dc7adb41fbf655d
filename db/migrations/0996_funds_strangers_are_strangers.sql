-- Up Migration

-- Who is one of ours is no stranger under another entry of the register, and his word is no stranger's; and what somebody found a property to be worth years
-- ago does not explain its price of today. See decision 0385.

-- Whether an officer or a company of the group that was known then bears this name, as payer_key compares names, or this corporate number.
create function is_one_of_ours(asked_name text, asked_number text, known_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from party ours
    where ours.relation in ('officer', 'group') and (ours.recorded_at is null or known_at is null or ours.recorded_at <= known_at)
      and (payer_key(asked_name) <> '' and payer_key(asked_name) in (payer_key(ours.name), payer_key(ours.name_kana)) or ours.corporate_number = asked_number))
$$;

create function check_party_is_stranger() returns trigger language plpgsql as $$
begin
  if is_one_of_ours(new.name, new.corporate_number, null) or is_one_of_ours(new.name_kana, null, null) then
    raise exception '% is one of ours', new.name using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger party_is_stranger after insert or update on party deferrable initially immediate for each row
  when (new.relation = 'third') execute function check_party_is_stranger();

-- What strangers found the part of a deal to be worth within the year up to its settlement.
create function appraisals_of_deal(asked bigint) returns setof property_appraisal language sql stable as $$
  select appraisal.*
  from property_deal deal
  join property_appraisal appraisal on appraisal.part_id = deal.part_id and appraisal.method <> 'own'
    and appraisal.appraised_on between (deal.settled_on - interval '1 year')::date and deal.settled_on
    and not is_one_of_ours(appraisal.appraiser, null, appraisal.recorded_at)
  where deal.id = asked
$$;

-- The last that stands. Null where there is none.
create function appraisal_for_deal(asked bigint) returns bigint language sql stable as $$
  select id from appraisals_of_deal(asked) where struck_by is null order by appraised_on desc, id desc limit 1
$$;

-- Of the share of a deal, whole yen; null where no stranger has appraised it within the year.
create or replace function appraised_for_deal(asked bigint) returns bigint language sql stable as $$
  select (appraisal.value::numeric * deal.share_numerator / deal.share_denominator)::bigint
  from property_deal deal join property_appraisal appraisal on appraisal.id = appraisal_for_deal(deal.id)
  where deal.id = asked
$$;

-- A seller or a buyer who stood there as a stranger before he became one of ours.
create function is_stranger_ours(asked bigint) returns boolean language sql stable as $$
  select coalesce(bool_or(is_one_of_ours(side.name, side.corporate_number, deal.recorded_at) or is_one_of_ours(side.name_kana, null, deal.recorded_at)), false)
  from property_deal deal join party side on side.id in (deal.seller_id, deal.buyer_id)
  where deal.id = asked and side.relation = 'third'
$$;

create function check_sides_are_strangers() returns trigger language plpgsql as $$
begin
  if is_stranger_ours(new.id) then
    raise exception 'deal %: a side of it is one of ours', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger sides_are_strangers after insert on property_deal deferrable initially immediate for each row execute function check_sides_are_strangers();
