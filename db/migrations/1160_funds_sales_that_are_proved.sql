-- Up Migration

-- A fund's sale that one operator has recorded is nobody's word but his: the public reads it once two people agreed or once the fund is over. See decision 0454.

-- What stands behind the sale by which a fund parted with a part: 'books' where the book has every piece of it (two people and the bank's lines), 'record'
-- where the fund has paid back all principal, or two people agreed on the purchase by the next fund; else 'one_person'.
create function proof_of_exit(seller_fund bigint, last_sale bigint) returns text language sql stable as $$
  select case
    when not exists (
      select from standing_property_deal piece
      where piece.part_id = sale.part_id and piece.seller_fund_id = seller_fund and (piece.settled_on, piece.id) <= (sale.settled_on, sale.id)
        and not exists (select from property_handover handover where handover.deal_id = piece.id)) then 'books'
    when paid_in.amount > 0 and paid_in.amount <= (
      select coalesce(sum(share.principal + share.loss), 0)
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
