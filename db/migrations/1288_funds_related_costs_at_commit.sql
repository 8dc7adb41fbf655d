-- Up Migration

-- What a closing keeps of its costs to related parties (0495) was compared with its lines once, when its own row was checked: whoever had that done before the
-- closing's entry was written, or wrote down only afterwards whom a cost had gone to, kept another sum. Compared with each of the three. Closings of before keep none.
create function refuse_other_related_costs(closing period_closing) returns void language plpgsql as $$
begin
  if closing.reversed_at is null and closing.related_costs is not null
    and (closing.related_costs, closing.accrued_costs) is distinct from (select (related, accrued) from related_costs_of_closing(closing)) then
    raise exception 'closing %: its costs to related parties are others', closing.id using errcode = 'integrity_constraint_violation';
  end if;
end $$;

create function check_related_costs_of_entry() returns trigger language plpgsql as $$
begin
  perform refuse_other_related_costs(closing) from period_closing closing where 'period-closed:' || closing.id = new.idempotency_key;
  return null;
end $$;
create constraint trigger related_costs_of_entry after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'period_closed' and new.idempotency_key like 'period-closed:%') execute function check_related_costs_of_entry();

create function check_related_costs_of_payee() returns trigger language plpgsql as $$
begin
  perform refuse_other_related_costs(closing)
  from (
    select distinct posting.book, posting.entry_id
    from statement_explanation told join posting on posting.entry_id = told.journal_entry_id and posting.account_kind = 'cost'
    where told.id = new.explanation_id) paid
  join period_closing closing on 'fund:' || closing.fund_id = paid.book
  join journal_entry closed on closed.idempotency_key = 'period-closed:' || closing.id and closed.id > paid.entry_id;
  return null;
end $$;
create constraint trigger related_costs_of_payee after insert on fund_line deferrable initially deferred for each row
  execute function check_related_costs_of_payee();
