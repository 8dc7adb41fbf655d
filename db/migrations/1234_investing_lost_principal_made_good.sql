-- Up Migration

-- ---------------------------------------------------------------- later income makes lost principal good first

-- What comes in after the last period gives back what investors lost of their principal before it is anybody's dividend or share (commercial code, article 538).
-- A supplementary distribution does so: what it restores is principal, no dividend, and never more than was lost. See decision 0478.

alter table fixed_distribution_share
  -- Of the principal that goes back: what an earlier distribution had taken as a loss.
  add column restored bigint not null default 0 check (restored between 0 and principal),
  add constraint restored_or_lost check (restored = 0 or loss = 0);
create or replace view distribution_share as
select id, distribution_id, investment_id, gross, withholding, net, principal, loss, paid_at, withheld_on, member_id, restored
from fixed_distribution_share where reversed_at is null;

create or replace function freeze_share() returns trigger language plpgsql as $$
begin
  if (new.distribution_id, new.investment_id, new.gross, new.withholding, new.principal, new.loss, new.restored)
    is distinct from (old.distribution_id, old.investment_id, old.gross, old.withholding, old.principal, old.loss, old.restored)
    or (old.withheld_on is not null and new.withheld_on is distinct from old.withheld_on)
    or old.reversed_at is not null then
    raise exception 'the share % of a distribution is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.reversed_at is not null then
    if not exists (select from fixed_distribution where id = new.distribution_id and reversed_at = new.reversed_at) then
      raise exception 'the share % is taken back without its distribution', old.id using errcode = 'integrity_constraint_violation';
    end if;
    if exists (select from payout where distribution_share_id = new.id and status in ('planned', 'in_flight', 'paid', 'returned')) then
      raise exception 'the share % is being paid or was paid', old.id using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;

create function refuse_restoring_otherwise() returns trigger language plpgsql as $$
begin
  if not exists (select from fixed_distribution where id = new.distribution_id and supplements is not null) then
    raise exception 'distribution % supplements none and makes no loss good', new.distribution_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger restores_as_supplement before insert on fixed_distribution_share for each row
  when (new.restored > 0) execute function refuse_restoring_otherwise();

-- What investors stood to have lost before it.
alter table supplementary_distribution
  add column lost bigint not null default 0 check (lost >= 0),
  drop constraint supplementary_distribution_short_of_cap_check,
  add constraint supplementary_distribution_short_of_cap_check check (short_of_cap >= 0),
  add constraint something_is_due check (lost > 0 or short_of_cap > 0);

-- What each investor lost of his principal with the fund's end, less what was restored of it before that distribution; null: by all that stand.
create function standing_losses(of_fund bigint, before bigint) returns table (investment_id bigint, lost bigint) language sql stable as $$
  select share.investment_id, (share.loss - coalesce((
    select sum(later.restored) from distribution_share later join distribution supplement on supplement.id = later.distribution_id
    where later.investment_id = share.investment_id and supplement.supplements is not null and (before is null or supplement.id < before)), 0))::bigint
  from distribution_share share join distribution on distribution.id = share.distribution_id
  where distribution.fund_id = of_fund and distribution.redeems and share.loss > 0
$$;

-- ---------------------------------------------------------------- in the books

-- The mirror of a loss: out of what later income brought the fund's result, back to the capital of whoever bore it, from where it is owed like all principal.
alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into entry_kind (kind, nature, crosses_books, taken_back_by) values ('loss_made_good', 'decision', false, '{distribution_reversed}');
insert into posting_rule (entry_kind, account_kind, side) values ('loss_made_good', 'undistributed', 'debit'), ('loss_made_good', 'deployed', 'credit');
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- Of which distribution an entry is, or the closing that it gave out; null where it is of none. Rewritten from 1227.
create or replace function distribution_of_entry(key text) returns bigint language sql stable as $$
  select coalesce(
    substring(key from '^(?:distribution|principal|loss|restored):([1-9][0-9]*)$')::bigint,
    (select distribution_id from period_closing where id = substring(key from '^period-closed:([1-9][0-9]*)$')::bigint and reversed_at is not null),
    (select distribution_id from supplementary_distribution where proposal_id = substring(key from '^late-period:([1-9][0-9]*)$')::bigint))
$$;

-- Whether an entry restores to everybody what his supplementary distribution says, and nothing else.
create function is_made_good_as_fixed(of_entry bigint) returns boolean language sql stable as $$
  select exists (
    select from journal_entry entry join fixed_distribution fixed on entry.idempotency_key = 'restored:' || fixed.id and fixed.supplements is not null
    where entry.id = of_entry and not exists (
      select from (
        select book, account_ref, -sum(amount) as yen from posting where entry_id = entry.id and account_kind = 'deployed' group by 1, 2) booked
      full join (
        select 'fund:' || fixed.fund_id as book, investment_id::text as account_ref, restored as yen
        from fixed_distribution_share where distribution_id = fixed.id and restored > 0) share using (book, account_ref)
      where booked.yen is distinct from share.yen))
$$;
create function check_made_good_as_fixed() returns trigger language plpgsql as $$
begin
  if not is_made_good_as_fixed(new.id) then
    raise exception 'journal entry %: no supplementary distribution makes this loss good', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger made_good_as_fixed after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'loss_made_good') execute function check_made_good_as_fixed();

-- And it is owed to the same people.
create function check_restored_is_owed() returns trigger language plpgsql as $$
begin
  if exists (
    select from fixed_distribution fixed
    where new.idempotency_key = 'principal:' || fixed.id and fixed.supplements is not null and exists (
      select from (
        select book, account_kind, account_ref, sum(amount) as yen from posting where entry_id = new.id group by 1, 2, 3) booked
      full join (
        select 'fund:' || fixed.fund_id as book, side.account_kind, share.investment_id::text as account_ref, share.restored * side.sign as yen
        from fixed_distribution_share share cross join (values ('deployed', 1), ('payable', -1)) side (account_kind, sign)
        where share.distribution_id = fixed.id and share.restored > 0) share using (book, account_kind, account_ref)
      where booked.yen is distinct from share.yen)
  ) then
    raise exception 'journal entry %: restored principal is owed to whoever lost it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger restored_is_owed after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'principal_due') execute function check_restored_is_owed();

-- What a distribution takes, with the principal that it restores, was brought by the closing that it belongs to. Rewritten from 1223.
create or replace function check_given_as_earned() returns trigger language plpgsql as $$
declare
  named text[] := regexp_match(new.idempotency_key, '^(distribution|late-result|restored):([1-9][0-9]*)$');
  closed_by text;
  of_book text;
  taken bigint;
  owed bigint;
  declared bigint := 0;
  distributed bigint := 0;
  brought bigint;
begin
  select min(book), coalesce(sum(amount) filter (where account_kind = 'undistributed'), 0),
    coalesce(-sum(amount) filter (where account_kind in ('payable', 'withholding_unpaid')), 0)
  into of_book, taken, owed
  from posting where entry_id = new.id;
  if named[1] in ('distribution', 'restored') then
    select coalesce(sum(gross), 0) into distributed
    from fixed_distribution_share share join fixed_distribution distribution on distribution.id = share.distribution_id
    where named[1] = 'distribution' and distribution.id = named[2]::bigint and 'fund:' || distribution.fund_id = of_book;
    select coalesce(sum(yen), 0) into declared from distribution_source where distribution_id = named[2]::bigint and kind = 'declared';
    select 'period-closed:' || id into closed_by from period_closing where distribution_id = named[2]::bigint and 'fund:' || fund_id = of_book;
    if closed_by is null then
      select 'late-period:' || late.proposal_id into closed_by
      from supplementary_distribution late join fixed_distribution distribution on distribution.id = late.distribution_id
      where late.distribution_id = named[2]::bigint and 'fund:' || distribution.fund_id = of_book;
    end if;
    select taken + coalesce(sum(posting.amount), 0) into taken
    from journal_entry other join posting on posting.entry_id = other.id and posting.account_kind = 'undistributed'
    where other.idempotency_key = case named[1] when 'distribution' then 'restored:' else 'distribution:' end || named[2];
  elsif named[1] = 'late-result' then
    closed_by := 'late-period:' || named[2];
  end if;
  if owed <> distributed then
    raise exception 'journal entry %: % yen are owed for a distribution of % yen', new.id, owed, distributed using errcode = 'integrity_constraint_violation';
  end if;
  select coalesce(-sum(posting.amount), 0) into brought
  from journal_entry closing join posting on posting.entry_id = closing.id and posting.account_kind = 'undistributed' and posting.book = of_book
  where closing.idempotency_key = closed_by and closing.kind = 'period_closed';
  if taken > declared + greatest(0, brought) then
    raise exception 'journal entry %: book % has earned % yen less than that', new.id, of_book, taken - declared - greatest(0, brought)
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create constraint trigger restored_as_earned after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'loss_made_good') execute function check_given_as_earned();

-- ---------------------------------------------------------------- what a supplementary distribution gives

-- What is wrong with a supplementary distribution; null where nothing is. Rewritten from 1223.
create or replace function fault_of_supplement(of_distribution bigint) returns text language plpgsql stable as $$
declare
  fixed record;
  ended record;
  facts record;
  brought bigint;
  all_lost bigint;
  restoring bigint;
  wrong bigint;
begin
  select * into strict fixed from fixed_distribution where id = of_distribution;
  select * into ended from fixed_distribution where id = fixed.supplements and fund_id = fixed.fund_id and redeems and id < fixed.id
    and (reversed_at is null or reversed_at >= fixed.reversed_at);
  if ended.id is null then
    return 'the principal has not gone back before';
  end if;
  select late.*, proposal.effect into facts
  from supplementary_distribution late
  join proposal on proposal.id = late.proposal_id and proposal.kind = 'fund.supplementary_distribution' and proposal.status = 'approved'
    and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
    and (proposal.content ->> 'fundId')::bigint = fixed.fund_id and (proposal.content ->> 'payday')::date = fixed.payday
  where late.distribution_id = fixed.id;
  if facts.distribution_id is null then
    return 'two people have not decided it so';
  end if;
  brought := late_result_of(facts.proposal_id, fixed.fund_id);
  if facts.result <> brought then
    return format('%s yen came in after the last period, not %s', brought, facts.result);
  end if;
  select coalesce(sum(lost), 0) into all_lost from standing_losses(fixed.fund_id, fixed.id);
  if facts.lost <> all_lost then
    return format('investors have lost %s yen, not %s', all_lost, facts.lost);
  end if;
  restoring := least(facts.result, all_lost);
  -- Nothing is a dividend while anything is lost.
  if facts.short_of_cap <> short_of_cap(fixed.fund_id, fixed.id)
    or fixed.total_dividend <> (case when restoring = all_lost then least(facts.result - all_lost, facts.short_of_cap) else 0 end) then
    return format('%s yen are not what came in and the cap leaves', fixed.total_dividend);
  end if;
  -- The same people: of what is restored each his part of all losses, of the dividend his part of what all of them had put in, floored.
  select count(*) into wrong
  from (
    select share.investment_id, div(fixed.total_dividend::numeric * investment.amount, sum(investment.amount) over ()) as gross,
      coalesce(div(restoring::numeric * losing.lost, nullif(all_lost, 0)), 0) as restored
    from fixed_distribution_share share join investment on investment.id = share.investment_id
    left join standing_losses(fixed.fund_id, fixed.id) losing on losing.investment_id = share.investment_id
    where share.distribution_id = ended.id
  ) due
  full join (select * from fixed_distribution_share where distribution_id = fixed.id) share on share.investment_id = due.investment_id
  where share.gross is distinct from due.gross or share.restored is distinct from due.restored or share.principal <> share.restored or share.loss <> 0;
  if wrong > 0 then
    return format('%s shares are not those of the distribution that it supplements', wrong);
  end if;
  if (facts.effect ->> 'yen')::bigint is distinct from (select sum(gross + restored)::bigint from fixed_distribution_share where distribution_id = fixed.id) then
    return 'two people saw another sum';
  end if;
  return null;
end $$;

-- Whether investors come before the operator with income of after the last period, as it stood before that distribution: a yen of it makes a loss of principal
-- good, or is a dividend up to the cap.
drop function investors_claim(bigint, bigint);
create function investors_claim(of_fund bigint, result bigint, before bigint default null) returns boolean language sql stable as $$
  select case when all_lost > 0
    then exists (select from standing_losses(of_fund, before) where div(least(result, all_lost)::numeric * lost, all_lost) > 0)
    else exists (
      select from (
        select investment.amount, sum(investment.amount) over () as whole
        from distribution join distribution_share share on share.distribution_id = distribution.id join investment on investment.id = share.investment_id
        where distribution.fund_id = of_fund and distribution.redeems) part
      where div(least(result, short_of_cap(of_fund, before))::numeric * amount, whole) > 0) end
  from (select coalesce(sum(lost), 0) as all_lost from standing_losses(of_fund, before)) stands
$$;

-- ---------------------------------------------------------------- what was restored is counted once

create or replace function composition_of(wanted bigint) returns table (senior bigint, subordinated bigint, fill_in bigint, taken_over bigint) language sql stable as $$
  select part.senior, fund.subordinated_amount, fund.fund_total - fund.subordinated_amount - part.senior - part.taken_over, part.taken_over
  from fund
  cross join lateral (
    select coalesce(sum(investment.amount) filter (where gone.amount is null), 0)::bigint as senior, coalesce(sum(gone.amount), 0)::bigint as taken_over
    from investment
    left join lateral (
      select sum(share.principal + share.loss - share.restored) as amount
      from distribution_share share join standing_distribution distribution on distribution.id = share.distribution_id
      where share.investment_id = investment.id and distribution.redeems is false
      having sum(share.principal + share.loss - share.restored) > 0
    ) gone on true
    where investment.fund_id = fund.id and investment.status = 'participating'
  ) part
  where fund.id = wanted $$;

-- What is restored is in cash: no property and no part of somebody who leaves stands behind it.
create or replace function principal_of_payment(of_batch bigint, of_fund bigint, ends boolean, before_entry bigint) returns bigint language sql stable as $$
  select coalesce(sum(share.principal - share.restored) filter (where distribution.redeems = ends), case when count(*) > 0 then 0 end)::bigint
  from payout
  join distribution_share share on share.id = payout.distribution_share_id
  join distribution on distribution.id = share.distribution_id
  where payout.batch_id = of_batch and payout.status <> 'withdrawn' and distribution.fund_id = of_fund
    and not exists (
      select from payout sent
      join posting on posting.account_kind = 'in_flight' and posting.account_ref = sent.id::text and posting.book = 'fund:' || of_fund
      where sent.distribution_share_id = share.id and posting.entry_id < before_entry)
$$;
create or replace function tied_for_distributions(of_fund bigint) returns bigint language sql stable as $$
  select greatest(0, stands.owed - least(stands.missing, greatest(0, declared_of_fund(of_fund) - declared_paid_in(of_fund))) - least(stands.unsold, waiting.principal))::bigint
  from (
    select coalesce(-sum(amount) filter (where account_kind in ('payable', 'withholding_unpaid')), 0) as owed,
      greatest(0, coalesce(sum(amount) filter (where account_kind in ('undistributed', 'declared_income')), 0) - loss_carried(of_fund)) as missing,
      greatest(0, coalesce(sum(amount) filter (where account_kind in ('property', 'deployed', 'subordinated', 'fill_in', 'taken_over')), 0)) as unsold
    from account_balance where book = 'fund:' || of_fund
  ) stands
  cross join (
    select coalesce(sum(share.principal - share.restored), 0) as principal
    from distribution_share share join distribution on distribution.id = share.distribution_id
    where distribution.fund_id = of_fund and share.paid_at is null and not exists (
      select from payout where payout.distribution_share_id = share.id and payout.status = 'in_flight')
  ) waiting
$$;
create or replace function proof_of_exit(seller_fund bigint, last_sale bigint) returns text language sql stable as $$
  select case
    when not exists (
      select from standing_property_deal piece
      where piece.part_id = sale.part_id and piece.seller_fund_id = seller_fund and (piece.settled_on, piece.id) <= (sale.settled_on, sale.id)
        and not exists (select from property_handover handover where handover.deal_id = piece.id)) then 'books'
    when paid_in.amount > 0 and paid_in.amount <= (
      select coalesce(sum(share.principal + share.loss - share.restored), 0)
      from standing_distribution distribution join distribution_share share on share.distribution_id = distribution.id
      where distribution.fund_id = seller_fund and share.paid_at is not null) then 'record'
    when exists (
      select from standing_property_deal onward
      where onward.part_id = sale.part_id and onward.buyer_fund_id is not null and onward.buyer_fund_id <> seller_fund
        and (onward.settled_on, onward.id) >= (sale.settled_on, sale.id) and is_purchase_agreed(onward.id)) then 'record'
    else 'one_person' end
  from standing_property_deal sale
  cross join lateral (select sum(amount) as amount from investment where fund_id = seller_fund and status = 'participating') paid_in
  where sale.id = last_sale
$$;

-- ---------------------------------------------------------------- the year

-- The loss stays in the year in which it was fixed; what is restored stands beside it in its own.
create or replace view tax_year_line as
select share.id as share_id, share.member_id, share.investment_id, line.distribution_id, line.fund_id, line.term_number, line.year, line.fixed_on,
  share.gross as dividend, share.withholding as tax, share.principal, share.loss, share.gross - share.withholding + share.principal as pay_amount,
  case when share.withheld_on <= line.year_end then 0 else share.gross end as unpaid_dividend,
  case when share.withheld_on <= line.year_end then 0 else share.withholding end as uncollected_tax,
  share.withheld_on as paid_on,
  -- Of the principal: what makes a loss good that was counted in the year of its own distribution, which stays as it was.
  share.restored
from (
  select distribution.id as distribution_id, distribution.fund_id, distribution.term_number,
    (distribution.fixed_at at time zone 'Asia/Tokyo')::date as fixed_on,
    extract(year from distribution.fixed_at at time zone 'Asia/Tokyo')::integer as year,
    make_date(extract(year from distribution.fixed_at at time zone 'Asia/Tokyo')::integer, 12, 31) as year_end
  from standing_distribution distribution
) line
join distribution_share share on share.distribution_id = line.distribution_id;

create or replace view tax_year_sum as
select member_id, year, sum(dividend)::bigint as dividend, sum(tax)::bigint as tax, sum(loss)::bigint as loss, sum(pay_amount)::bigint as pay_amount,
  sum(unpaid_dividend)::bigint as unpaid_dividend, sum(uncollected_tax)::bigint as uncollected_tax, sum(restored)::bigint as restored
from tax_year_line
group by member_id, year;

select watch_operator_writes();
