-- Up Migration

-- That a line was a payout's return can have been wrong: two people take it back, as long as nobody was paid once more. The payout is paid as it was, the line is
-- nobody's, and what was said of it first stays beside what is said now. See decision 0475.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''payout.return_withdrawal''::text, ');
end $$;

alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into entry_kind (kind, nature, crosses_books) values ('return_mistaken', 'decision', true);
insert into posting_rule (entry_kind, account_kind, side) values
  ('return_mistaken', 'payable', 'debit'), ('return_mistaken', 'refundable', 'debit'), ('return_mistaken', 'bank', 'debit'),
  ('return_mistaken', 'bank', 'credit'), ('return_mistaken', 'suspense', 'credit');
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

insert into legal_transition (subject, from_status, to_status) values ('payout', 'returned', 'paid'), ('refund', 'open', 'paid');

-- The entry that takes a return back, by the explanation that it takes back.
create function is_return_undone(explanation bigint) returns boolean language sql stable as $$
  select exists (
    select from statement_explanation told
    join payout on payout.id = told.payout_id
    left join refund on refund.id = payout.refund_id
    left join distribution_share share on share.id = payout.distribution_share_id
    join investment on investment.id = coalesce(refund.investment_id, share.investment_id)
    join journal_entry entry on entry.kind = 'return_mistaken' and entry.idempotency_key = 'return-mistaken:' || told.id
    join posting nobodys on nobodys.entry_id = entry.id and nobodys.account_kind = 'suspense'
    join posting debt on debt.entry_id = entry.id and debt.book = 'fund:' || investment.fund_id
      and (debt.account_kind, debt.account_ref) = (
        case when refund.id is null then 'payable' else 'refundable' end, case when refund.id is null then investment.id else payout.member_id end::text)
    where told.id = explanation and told.kind = 'payout_returned' and (nobodys.amount, debt.amount) = (-payout.amount, payout.amount))
$$;

create function check_return_withdrawn() returns trigger language plpgsql as $$
begin
  if not exists (select from statement_explanation where id = new.corrects and kind = 'payout_returned') then
    return new;
  end if;
  if new.kind <> 'suspense' or not is_return_undone(new.corrects) or not exists (
    select from proposal
    join statement_explanation told on told.id = new.corrects
    join payout on payout.id = told.payout_id and payout.status = 'paid'
    where proposal.id = new.proposal_id and proposal.kind = 'payout.return_withdrawal' and proposal.status = 'approved'
      and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
      and (proposal.decided_at, proposal.decided_by) = (new.explained_at, new.explained_by)
      and proposal.content ->> 'explanationId' = told.id::text and (proposal.effect ->> 'yen')::bigint = payout.amount
  ) then
    raise exception 'explanation %: two people have not taken it back', new.corrects using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger return_withdrawn_by_two before insert on statement_explanation for each row when (new.corrects is not null) execute function check_return_withdrawn();

-- And a payout that came back is paid by nothing else; nor is a refund that waits.
create function check_paid_after_all() returns trigger language plpgsql as $$
begin
  if old.problem is distinct from 'told_by_operator' or not exists (select from statement_explanation where payout_id = new.id and kind = 'payout_returned')
    or exists (
      select from statement_explanation told where told.payout_id = new.id and told.kind = 'payout_returned'
        and not exists (select from statement_explanation later where later.corrects = told.id)) then
    raise exception 'payout %: two people have not taken its return back', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger paid_after_all after update on payout deferrable initially deferred for each row
  when (old.status = 'returned' and new.status = 'paid') execute function check_paid_after_all();
create function check_refund_paid_after_all() returns trigger language plpgsql as $$
begin
  if not exists (select from payout where refund_id = new.id and status = 'paid') then
    raise exception 'refund %: no payment of it stands', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger refund_paid_after_all after update on refund deferrable initially deferred for each row
  when (old.status = 'open' and new.status = 'paid') execute function check_refund_paid_after_all();

create function check_return_entry() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_explanation later
    where later.corrects::text = substring(new.idempotency_key from '^return-mistaken:([0-9]+)$') and is_return_undone(later.corrects)) then
    raise exception 'journal entry % (%): two people have not taken it back', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger return_undone_by_two after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'return_mistaken') execute function check_return_entry();

-- As before (1191), by an explanation that stands: one that was taken back sends nothing back a second time.
create or replace function check_return_was_told() returns trigger language plpgsql as $$
begin
  if not exists (
      select from statement_explanation told where told.payout_id = new.id and told.kind = 'payout_returned'
        and not exists (select from statement_explanation later where later.corrects = told.id))
    and not exists (select from payout_announcement_row where payout_id = new.id and result = 'failed') then
    raise exception 'payout %: two people have not decided that it came back', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
