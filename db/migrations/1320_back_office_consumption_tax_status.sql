-- Up Migration

-- Whether the company owes consumption tax, and how it reckons what it may deduct, from a day on (decision 0515): two operators say so, and the latest row whose
-- day has come counts.
create table consumption_tax_status (
  id bigint generated always as identity primary key,
  valid_from date not null,
  method text not null check (method in ('exempt', 'by_use', 'by_ratio', 'simplified', 'two_tenths')),
  -- Of the simplified method: the business class, 1 to 6.
  business_class integer check (business_class between 1 and 6),
  -- The company's own; none where it is not registered.
  registration_number text check (is_invoice_number(registration_number)),
  proposal_id bigint not null unique references proposal,
  recorded_at timestamptz not null,
  check ((business_class is not null) = (method = 'simplified')),
  -- Only who owes the tax can be registered, and the two tenths are for those who registered for it.
  check (method <> 'exempt' or registration_number is null),
  check (method <> 'two_tenths' or registration_number is not null)
);
create trigger append_only before update or delete on consumption_tax_status for each row execute function refuse_change();
create trigger append_only_truncate before truncate on consumption_tax_status execute function refuse_change();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, '''company_facts''::text', '''company_facts''::text, ''consumption_tax''::text');
end $$;

create function check_consumption_tax_status() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    where id = new.proposal_id and kind = 'consumption_tax' and status = 'approved' and (decided_by <> proposed_by or sole_operator)
      and content ->> 'validFrom' = new.valid_from::text and content ->> 'method' = new.method and decided_at = new.recorded_at) then
    raise exception 'consumption tax from %: two operators have not approved it', new.valid_from using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger approved_by_two before insert on consumption_tax_status for each row execute function check_consumption_tax_status();

select watch_operator_writes();
