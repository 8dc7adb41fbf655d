-- Up Migration

-- A file of journals is taken back: its entries go with the next one, and the record stays. See decision 0526.

create table journal_hand_over_taken_back (
  hand_over_id bigint primary key references journal_hand_over,
  reason text not null check (length(reason) between 1 and 1000),
  taken_back_at timestamptz not null,
  taken_back_by bigint not null references member,
  -- Where its days reach into a closed financial year of the company.
  proposal_id bigint unique references proposal
);
create index journal_hand_over_taken_back_by on journal_hand_over_taken_back (taken_back_by);
create trigger append_only before update or delete on journal_hand_over_taken_back for each row execute function refuse_change();
create trigger append_only_truncate before truncate on journal_hand_over_taken_back execute function refuse_change();

-- No entry of a book is in two files that both hold.
alter table journal_handed_entry add column holds boolean not null default true;
create unique index journal_handed_entry_once on journal_handed_entry (program, book, entry_id) where holds;
alter table journal_handed_entry drop constraint journal_handed_entry_pkey, add primary key (hand_over_id, entry_id);

create function refuse_handed_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or not old.holds or new.holds or to_jsonb(new) - 'holds' <> to_jsonb(old) - 'holds'
    or not exists (select from journal_hand_over_taken_back where hand_over_id = old.hand_over_id) then
    raise exception 'journal_handed_entry is append-only: entry % of file % holds until its file is taken back', old.entry_id, old.hand_over_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
drop trigger append_only on journal_handed_entry;
create trigger held_once before update or delete on journal_handed_entry for each row execute function refuse_handed_change();

create function release_handed_entries() returns trigger language plpgsql as $$
begin
  update journal_handed_entry set holds = false where hand_over_id = new.hand_over_id;
  return null;
end $$;
create trigger releases_entries after insert on journal_hand_over_taken_back for each row execute function release_handed_entries();

-- Whether days of the file are of a financial year that the company has closed.
create function is_of_closed_year(of_file bigint) returns boolean language sql stable as $$
  select exists (
    select from journal_hand_over handed join company_year year on handed.from_on <= year.ends_on and handed.until_on >= year.starts_on
    where handed.id = of_file)
$$;
create function check_taking_back() returns trigger language plpgsql as $$
begin
  if is_of_closed_year(new.hand_over_id) and not exists (
    select from proposal decision
    where decision.id = new.proposal_id and decision.kind = 'journals.taking_back' and two_people_decided(decision)
      and decision.content ->> 'handOverId' = new.hand_over_id::text) then
    raise exception 'file %: its year is closed, and two people have not decided on it', new.hand_over_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger by_two_in_closed_years after insert on journal_hand_over_taken_back deferrable initially deferred
  for each row execute function check_taking_back();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''journals.taking_back''::text, ');
end $$;

select watch_operator_writes();
