-- Up Migration

-- What of a fund's result is the operator's goes from its book into his own, decided by two people, once nobody waits for money of a distribution.

alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into entry_kind (kind, nature, crosses_books) values ('operator_took_share', 'decision', true);
insert into posting_rule (entry_kind, account_kind, side) values
  ('operator_took_share', 'operator_share', 'debit'), ('operator_took_share', 'bank', 'debit'),
  ('operator_took_share', 'bank', 'credit'), ('operator_took_share', 'fund_result', 'credit');
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- Added to the list as it stands, whatever it holds.
do $$ declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check';
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check ' || replace(rule, 'ARRAY[', 'ARRAY[''fund.operator_share''::text, ');
end $$;

-- The investors come first: what is fixed for them and not paid has its cash in the fund, beside what is owed by name. And a share that was taken is not
-- taken back with its distribution: what the fund owes the operator is never below zero.
create function check_operators_share() returns trigger language plpgsql as $$
declare
  stands record;
begin
  for stands in
    select balance.book, coalesce(sum(balance.amount) filter (where account.is_cash or account.is_tied or account.kind in ('payable', 'withholding_unpaid')), 0) as covered,
      coalesce(sum(balance.amount) filter (where account.kind = 'operator_share'), 0) as taken
    from account_balance balance
    join account_kind account on account.kind = balance.account_kind
    where balance.book in (select book from posting where entry_id = new.id and account_kind = 'operator_share')
    group by balance.book
  loop
    if stands.taken > 0 then
      raise exception 'journal entry % (%): % yen of the operator''s share of book % are taken', new.id, new.kind, stands.taken, stands.book using errcode = 'integrity_constraint_violation';
    end if;
    if new.kind = 'operator_took_share' and stands.covered < 0 then
      raise exception 'journal entry %: the investors of book % wait for % yen', new.id, stands.book, -stands.covered using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger operators_share after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('operator_took_share', 'distribution_fixed_reversed')) execute function check_operators_share();
