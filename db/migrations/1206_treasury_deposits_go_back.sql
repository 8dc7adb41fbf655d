-- Up Migration

-- A tenant's deposit goes back to who may have it: not to a member, one of ours or whom we know from another deal. See decision 0472.

-- Whether the remarks name a tenant of the fund, who paid a deposit into it, or the buyer of what it let, whom the deposits pass to.
create function may_have_deposit(remarks text, of_fund bigint) returns boolean language sql stable as $$
  with forms as materialized (select forms_of_remitter(remarks) as forms)
  select exists (
      select from forms, parties_remitting(forms) found
      where found.likeness <> 'cut' and (
        exists (
          select from lease join property_stay stay on stay.part_id = lease.part_id
          where lease.tenant_id = found.id and lease.struck_by is null and stay.fund_id = of_fund)
        or exists (select from standing_property_deal deal where deal.buyer_id = found.id and deal.seller_fund_id = of_fund)))
    or exists (
      select from fund_line_part part
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      where part.fund_id = of_fund and part.kind = 'tenant_deposit' and part.amount > 0 and entry.amount > 0
        and not exists (select from statement_explanation later where later.corrects = told.id)
        and (remarks_key(entry.remarks) = remarks_key(may_have_deposit.remarks)
          or char_length(payer_key(entry.remarks)) >= 4 and stands_in_remarks(entry.remarks, may_have_deposit.remarks)))
$$;

-- Whom else the remarks surely name.
create function others_than_tenants(remarks text) returns setof text language sql stable as $$
  with forms as materialized (select forms_of_remitter(remarks) as forms)
  select 'member:' || found.id from forms, members_remitting(forms) found where found.likeness = 'whole'
  union all
  select 'party:' || found.id from forms, parties_remitting(forms) found
  where (found.likeness = 'whole' or found.likeness = 'within' and found.relation <> 'officer') and (
    found.relation in ('officer', 'group')
    or exists (
      select from standing_property_deal deal
      where deal.seller_id = found.id and deal.buyer_fund_id is not null or deal.buyer_id = found.id and deal.seller_fund_id is not null)
    or exists (
      select from lease join property_stay stay on stay.part_id = lease.part_id where lease.tenant_id = found.id and lease.struck_by is null))
$$;

create function check_deposit_payee() returns trigger language plpgsql as $$
declare
  entry bank_statement_line;
begin
  select line.* into strict entry
  from statement_explanation told join bank_statement_line line on line.id = told.statement_line_id where told.id = new.explanation_id;
  if entry.amount < 0 and not exists (select from statement_explanation later where later.corrects = new.explanation_id)
    and not may_have_deposit(entry.remarks, new.fund_id) and exists (select from others_than_tenants(entry.remarks)) then
    raise exception 'explanation %: a deposit of fund % goes to somebody else than a tenant', new.explanation_id, new.fund_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger deposit_to_tenant after insert on fund_line_part deferrable initially deferred for each row
  when (new.kind = 'tenant_deposit' and new.amount < 0) execute function check_deposit_payee();
