-- Up Migration

-- ---------------------------------------------------------------- unknown money goes back to who sent it

-- Who sent a line, as the bank's list or else its statement names him (as 1230).
create function sender_of(line bank_line) returns text language sql stable as $$
  select coalesce(nullif(line.remitter_name_kana, ''), regexp_replace(line.remarks, '^\s*(?:振込|フリコミ|ﾌﾘｺﾐ)\s*', ''))
$$;

-- Whom a remark surely names: the company by its accounts, its officers and group, a member, a tenant, seller or buyer of a fund's property.
create function known_as(written text) returns table (kind text, id text, name text) language sql stable as $$
  with forms as materialized (select forms_of_remitter(written) as forms),
  named as materialized (
    select found.id, found.relation, found.name from forms, parties_remitting(forms.forms) found
    where found.likeness = 'whole' or found.likeness = 'within' and found.relation <> 'officer'
  )
  select 'company', 'company', own.holder_name from forms, company_account own where remits_as(forms.forms, own.holder_name, own.holder_name, false) = 'whole'
  union
  select 'related', 'person:' || person.key, person.spelling
  from forms, company_facts_version version
  cross join lateral unnest(array['officers', 'managers']) list
  cross join lateral jsonb_array_elements(case jsonb_typeof(version.content -> list) when 'array' then version.content -> list else '[]' end) each
  cross join lateral (select payer_key(spelling) as key, each ->> 'name' as spelling from unnest(array[each ->> 'name', each ->> 'kana']) spelling) person
  where person.key = any((forms.forms).whole)
  union
  select 'related', 'party:' || named.id, named.name from named where named.relation in ('officer', 'group')
  union
  select 'member', 'member:' || found.id, found.name from forms, members_remitting(forms.forms) found where found.likeness = 'whole'
  union
  select 'tenant', 'party:' || named.id, named.name from named
  where exists (select from lease join property_stay stay on stay.part_id = lease.part_id where lease.tenant_id = named.id and lease.struck_by is null)
  union
  select 'seller', 'party:' || named.id, named.name from named
  where exists (select from standing_property_deal deal where deal.seller_id = named.id and deal.buyer_fund_id is not null)
  union
  select 'buyer', 'party:' || named.id, named.name from named
  where exists (select from standing_property_deal deal where deal.buyer_id = named.id and deal.seller_fund_id is not null)
$$;

-- The two texts of money that goes back, and as whom the second names who sent the first ('whole', 'within', 'cut'; null: not at all).
create function texts_of_return(came bigint, paid bigint) returns table (sender text, payee text, likeness text) language sql stable as $$
  select sender_of(line), entry.remarks, remits_as(forms_of_remitter(entry.remarks), sender_of(line), sender_of(line), true)
  from bank_line line, bank_statement_line entry where line.id = came and entry.id = paid
$$;

-- Why it does not go back so: its payee is somebody whom we know and who did not send it; or its sender is (is_sender), and the bank's line neither names him nor
-- says in the bank's own words that it is a return. The words are those of order-at-bank.ts.
create function no_return_of(came bigint, paid bigint) returns table (kind text, name text, is_sender boolean) language sql stable as $$
  with texts as materialized (select * from texts_of_return(came, paid)),
  senders as materialized (select known.* from texts, known_as(texts.sender) known),
  payees as materialized (select known.* from texts, known_as(texts.payee) known)
  select payees.kind, payees.name, false from texts, payees
  where texts.likeness is distinct from 'whole' and not exists (select from senders where senders.id = payees.id)
  union all
  select theirs.kind, theirs.name, true
  from texts, (
    select senders.kind, senders.name from senders where senders.kind in ('member', 'tenant', 'seller', 'buyer')
    union
    select whose.kind, whose.name
    from statement_explanation told cross join lateral somebody_elses(told.statement_line_id) whose where told.bank_line_id = came and told.kind = 'suspense'
  ) theirs
  where texts.likeness is null and texts.payee !~ '返却|組戻|資金返|ﾍﾝｷﾔｸ|ｸﾐﾓﾄﾞｼ|クミモドシ|ヘンキヤク'
    and not exists (select from senders join payees using (id))
$$;

-- What is wrong with the word that unknown money went back; null where nothing is. Where the bank writes the sender otherwise, two people have read both texts.
create function fault_of_sent_back(done suspense_resolution) returns text language plpgsql stable as $$
declare
  decision proposal;
  texts record;
  other record;
begin
  select * into decision from proposal
  where id = done.proposal_id and kind = 'account_entry' and two_people_decided(proposal) and decided_at = done.resolved_at
    and (content ->> 'entryId', content #>> '{told,bankLineId}', content #>> '{told,kind}') = (done.statement_line_id::text, done.bank_line_id::text, 'suspense_returned');
  if decision.id is null then return 'two people have not decided it so'; end if;
  if not exists (
    select from bank_line line, bank_statement_line entry
    where line.id = done.bank_line_id and entry.id = done.statement_line_id and entry.amount = -line.amount) then
    return 'it is another sum';
  end if;
  select * into other from no_return_of(done.bank_line_id, done.statement_line_id) order by is_sender, kind, name limit 1;
  if found then
    return case when other.is_sender then 'it is of ' else 'it goes to ' end || other.kind || ' ' || other.name;
  end if;
  select * into texts from texts_of_return(done.bank_line_id, done.statement_line_id);
  if texts.likeness is distinct from 'whole' and decision.effect -> 'names' is distinct from jsonb_build_object('sender', texts.sender, 'payee', texts.payee) then
    return 'two people have not read both names';
  end if;
  return null;
end $$;

create function check_sent_back() returns trigger language plpgsql as $$
declare
  fault text := fault_of_sent_back(new);
begin
  if fault is not null then
    raise exception 'bank line % does not go back: %', new.bank_line_id, fault using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger back_to_its_sender after insert on suspense_resolution deferrable initially deferred for each row
  when (new.kind = 'sent_back') execute function check_sent_back();

-- And no entry says so without that word.
create function check_return_was_decided() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_explanation told
    join suspense_resolution done on done.statement_line_id = told.statement_line_id and done.kind = 'sent_back' and done.proposal_id = told.proposal_id
    where new.idempotency_key = 'bank-line:' || told.bank_line_id and told.kind = new.kind) then
    raise exception 'journal entry % (%): two people have not sent it back', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger sent_back_by_two after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'suspense_returned') execute function check_return_was_decided();
