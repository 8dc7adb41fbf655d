-- Up Migration

-- What investors have given for a property that the fund has not bought yet pays for no costs, no advance of the operator and no share of his: income does,
-- or what he lends. See decision 0445.

-- Costs of a purchase, by the deal that a line names: of a fund whose investors were shown no price. Where they were, the rest of the total is for these costs.
create function is_cost_of_purchase(of_fund bigint, of_deal bigint, of_kind text) returns boolean language sql stable as $$
  select of_kind in ('brokerage', 'registration', 'public_dues', 'expert', 'appraisal')
    and exists (select from standing_property_deal deal where deal.id = of_deal and deal.buyer_fund_id = of_fund)
    and not exists (select from fund_property link where link.fund_id = of_fund and link.struck_by is null)
$$;

-- Whole yen of the capital at work that is for what the fund has still to buy. What its total has beyond the prices that investors were shown is for the costs of
-- the purchase and the reserve; without such prices, the reserve that it states and what the purchases did cost. What was sold again was bought.
create function capital_to_buy_with(of_fund bigint) returns bigint language sql stable as $$
  select greatest(0, stands.capital - bought.yen - stands.advance - case when shown.yen is null then coalesce(fund.reserve_amount, 0) + costs.yen else greatest(0, fund.fund_total - shown.yen) end)::bigint
  from fund
  cross join lateral (
    select coalesce(-sum(amount) filter (where account_kind in ('deployed', 'subordinated', 'fill_in', 'taken_over')), 0) as capital,
      coalesce(sum(amount) filter (where account_kind = 'advance_paid'), 0) as advance
    from account_balance
    where book = 'fund:' || fund.id and account_kind in ('deployed', 'subordinated', 'fill_in', 'taken_over', 'advance_paid')) stands
  cross join lateral (
    select coalesce(sum(posting.amount), 0) as yen
    from posting join journal_entry entry on entry.id = posting.entry_id
    where posting.book = 'fund:' || fund.id and posting.account_kind = 'property'
      and entry.kind in ('property_bought', 'property_brought_in', 'sold_to_fund', 'property_bought_reversed', 'property_brought_in_reversed', 'sold_to_fund_reversed')) bought
  cross join lateral (
    select coalesce(-sum(part.amount), 0) as yen
    from fund_line_part part
    where part.fund_id = fund.id and part.kind = 'cost' and part.deal_id is not null and is_cost_of_purchase(fund.id, part.deal_id, part.cost_kind)
      and not exists (select from statement_explanation later where later.corrects = part.explanation_id)) costs
  cross join lateral (
    select sum(price) as yen from fund_property link where link.fund_id = fund.id and link.struck_by is null) shown
  where fund.id = of_fund
$$;

-- What a fund may spend on anything but what it buys, whole yen.
create function spendable_on_costs(of_fund bigint) returns bigint language sql stable as $$
  select spendable_of_fund(of_fund) - capital_to_buy_with(of_fund)
$$;

create function check_capital_is_kept() returns trigger language plpgsql as $$
declare
  spent record;
  left_over bigint;
begin
  for spent in
    select posting.book, split_part(posting.book, ':', 2)::bigint as fund_id
    from posting join account_kind on account_kind.kind = posting.account_kind
    where entry_id = new.id and posting.book like 'fund:%'
    group by posting.book
    -- A price moves as much into what was bought as out of the cash, and a part that goes back leaves the capital.
    having sum(amount) filter (where is_cash or is_tied) < 0
      and sum(amount) filter (where is_cash or is_tied or account_kind in ('property', 'advance_paid', 'deployed', 'subordinated', 'fill_in', 'taken_over')) < 0
    order by posting.book
  loop
    perform pg_advisory_xact_lock(hashtextextended('book:' || spent.book, 0));
    left_over := spendable_on_costs(spent.fund_id);
    if left_over < 0 and capital_to_buy_with(spent.fund_id) > 0 then
      raise exception 'journal entry % (%): book % lacks % yen of the capital that is to buy its property', new.id, new.kind, spent.book, -left_over
        using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger capital_is_kept after insert on journal_entry deferrable initially deferred for each row
  when (new.kind <> 'payout_approved' and (new.reverses is not null or is_decision(new.kind))) execute function check_capital_is_kept();
