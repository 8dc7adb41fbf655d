-- Up Migration

-- What a fund holds for a tenant, was counted as a cost to come or came as rent for later leaves it no further than it is there: nobody explains a line of the bank
-- as the way back of what never came, takes an accrual back of which a part is paid, or corrects what has been given back already. See decision 0360.
create function check_held_for_others() returns trigger language plpgsql as $$
declare
  short record;
begin
  select balance.book, balance.account_kind, balance.amount into short
  from (
    select distinct book, account_kind, account_ref from posting
    where entry_id = new.id and account_kind in ('tenant_deposit', 'accrued_cost', 'advance_rent') and amount > 0
  ) touched
  join account_balance balance on balance.book = touched.book and balance.account_kind = touched.account_kind and balance.account_ref = touched.account_ref
  where balance.amount > 0
  limit 1;
  if found then
    raise exception 'journal entry % (%): % yen more of % than book % holds', new.id, new.kind, short.amount, short.account_kind, short.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger held_for_others after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('income_line', 'outgoing_line', 'rent_earned', 'income_line_reversed', 'outgoing_line_reversed', 'cost_accrued_reversed', 'rent_earned_reversed'))
  execute function check_held_for_others();
