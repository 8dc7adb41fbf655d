-- Up Migration

-- The operator lends a fund the money that a correction takes out of it, and bears what stays missing after the last period. See decision 0374.
-- src/ledger/entry-kinds.ts holds the same rows.

alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into entry_kind (kind, nature, crosses_books) values ('operator_advanced', 'decision', true), ('advance_borne', 'decision', true);
insert into posting_rule (entry_kind, account_kind, side) values
  ('operator_advanced', 'bank', 'debit'), ('operator_advanced', 'advanced', 'debit'),
  ('operator_advanced', 'owed_to_operator', 'credit'), ('operator_advanced', 'bank', 'credit'),
  ('advance_borne', 'owed_to_operator', 'debit'), ('advance_borne', 'fund_result', 'debit'),
  ('advance_borne', 'undistributed', 'credit'), ('advance_borne', 'advanced', 'credit');
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.advance''::text, ');
end $$;

-- Whether two people have decided an advance so, or that the operator bears it: that kind of act, that fund, that amount. An entry is called by its proposal, so that
-- none serves twice. M91 asks the same afterwards.
create function is_decided_advance(of_entry bigint) returns boolean language sql stable as $$
  select exists (
    select from journal_entry entry
    join proposal on entry.idempotency_key in ('operator-advance:' || proposal.id, 'late-loss:' || proposal.id)
    where entry.id = of_entry and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
      and (entry.kind, split_part(entry.idempotency_key, ':', 1), proposal.kind) in (
        ('operator_advanced', 'operator-advance', 'fund.advance'), ('advance_borne', 'late-loss', 'fund.late_result'))
      and moved_in_book(entry.id, 'fund:' || (proposal.content ->> 'fundId'))
        = case proposal.kind when 'fund.advance' then (proposal.content ->> 'amount')::bigint else (proposal.effect ->> 'yen')::bigint end)
$$;

create function check_operators_advance() returns trigger language plpgsql as $$
begin
  if not is_decided_advance(new.id) then
    raise exception 'journal entry % (%): two people have not decided it so', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from posting
    join account_balance balance on balance.book = posting.book and balance.account_kind = posting.account_kind and balance.account_ref = posting.account_ref
    where posting.entry_id = new.id
      and (posting.account_kind = 'owed_to_operator' and balance.amount > 0 or posting.account_kind = 'advanced' and balance.amount < 0)
  ) then
    raise exception 'journal entry %: the operator bears more than he has paid for the fund', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger decided_advance after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('operator_advanced', 'advance_borne')) execute function check_operators_advance();
