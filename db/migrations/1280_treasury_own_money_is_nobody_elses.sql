-- Up Migration

-- ---------------------------------------------------------------- whose money a line is that would become the operator's own

-- Whom the remitter of a line surely is: a member, or a tenant, seller or buyer of a fund's property, by name or because the same remitter has paid as one
-- before (where the remarks name anybody). What they send to these accounts is a deposit, a rent or a price, or it goes back. See decision 0493.
create function somebody_elses(asked bigint) returns table (kind text, name text) language sql stable as $$
  with line as (select entry.id, entry.remarks, payer_key(remarks_key(entry.remarks)) as key from bank_statement_line entry where entry.id = asked),
  forms as materialized (select forms_of_remitter(line.remarks) as forms from line),
  paid_before as (
    select part.kind, part.lease_id, part.deal_id, part.fund_id
    from line
    join bank_statement_line entry on remarks_key(entry.remarks) = remarks_key(line.remarks) and entry.id <> line.id
    join statement_explanation told on told.statement_line_id = entry.id
    join fund_line_part part on part.explanation_id = told.id
    where part.amount > 0 and part.kind in ('rent', 'advance_rent', 'sale', 'sale_deposit')
      and char_length(line.key) >= 4 and line.key not in (select payer_key(word) from unnest(array['フリコミ', '振込入金', '売却代金', '不動産売却代金', 'チンリョウ']) word)
      and not exists (select from statement_explanation later where later.corrects = told.id)
  ), named as materialized (
    select found.id, found.name from forms, parties_remitting(forms) found
    where found.likeness = 'whole' or found.likeness = 'within' and found.relation <> 'officer'
  )
  select 'member', found.name from forms, members_remitting(forms) found where found.likeness = 'whole'
  union
  select 'tenant', named.name from named
  where exists (select from lease join property_stay stay on stay.part_id = lease.part_id where lease.tenant_id = named.id and lease.struck_by is null)
  union
  select 'seller', named.name from named
  where exists (select from standing_property_deal deal where deal.seller_id = named.id and deal.buyer_fund_id is not null)
  union
  select 'buyer', named.name from named
  where exists (select from standing_property_deal deal where deal.buyer_id = named.id and deal.seller_fund_id is not null)
  union
  select case when paid_before.kind in ('rent', 'advance_rent') then 'tenant' else 'buyer' end, fund.name || 'の振込人'
  from paid_before join fund on fund.id = paid_before.fund_id
$$;

create function check_own_money_is_nobody_elses() returns trigger language plpgsql as $$
declare
  theirs record;
begin
  select whose.kind, whose.name into theirs
  from statement_explanation told cross join lateral somebody_elses(told.statement_line_id) whose
  where told.journal_entry_id = new.id limit 1;
  if found then
    raise exception 'journal entry % (float_in): its remitter is % %', new.id, theirs.kind, theirs.name using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger nobody_elses after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'float_in') execute function check_own_money_is_nobody_elses();
