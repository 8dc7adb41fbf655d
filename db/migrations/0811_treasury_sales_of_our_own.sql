-- Up Migration

-- A fund sells to the operator, or to another fund of ours: the price passes from book to book, for the recorded deal and by two people. See decision 0294.
-- src/ledger/entry-kinds.ts holds the same rows.

alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into entry_kind (kind, nature, crosses_books) values ('sold_to_operator', 'decision', true), ('sold_to_fund', 'decision', true);
insert into posting_rule (entry_kind, account_kind, side) values
  ('sold_to_operator', 'bank', 'debit'), ('sold_to_operator', 'own_equity', 'debit'), ('sold_to_operator', 'sale_proceeds', 'credit'), ('sold_to_operator', 'bank', 'credit'),
  ('sold_to_fund', 'bank', 'debit'), ('sold_to_fund', 'property', 'debit'), ('sold_to_fund', 'sale_proceeds', 'credit'), ('sold_to_fund', 'bank', 'credit');
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- What came in for a sale from our own books.
create view sale_between_books as
select entry.id as entry_id, substring(entry.idempotency_key from '^sold-to-(?:operator|fund):([0-9]+)$')::bigint as deal_id,
  split_part(posting.book, ':', 2)::bigint as fund_id, -posting.amount as amount
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'sale_proceeds'
where entry.kind in ('sold_to_operator', 'sold_to_fund') and not exists (select from journal_entry reversal where reversal.reverses = entry.id);

-- Whether the operator or somebody of its own paid what an entry brought a fund: as a line of the bank was told, or because it came out of our own books.
create function is_paid_by_related(entry_kind text, counterparty text) returns boolean language sql immutable as $$
  select coalesce(counterparty = 'related_party', false)
    or entry_kind in ('sold_to_operator', 'sold_to_operator_reversed', 'sold_to_fund', 'sold_to_fund_reversed')
$$;

-- What another fund sold comes into the buyer's book with the same entry.
create or replace view property_purchase as
select entry.id as entry_id, substring(entry.idempotency_key from '^(?:property-(?:bought|brought-in):deal|sold-to-fund):([0-9]+)')::bigint as deal_id,
  split_part(posting.book, ':', 2)::bigint as fund_id, posting.amount
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'property'
where entry.kind in ('property_bought', 'property_brought_in', 'sold_to_fund') and (entry.idempotency_key like 'property-%:deal:%' or entry.kind = 'sold_to_fund')
  and not exists (select from journal_entry reversal where reversal.reverses = entry.id);

-- The deal says who sold to whom and for how much. A fund that buys from another one buys by its deals, and is at work.
create function check_sale_between_books() returns trigger language plpgsql as $$
declare
  sale record;
  deal record;
begin
  select * into sale from sale_between_books where entry_id = new.id;
  select * into deal from standing_property_deal where id = sale.deal_id;
  if deal.id is null or deal.seller_fund_id is distinct from sale.fund_id or deal.price_with_tax <> sale.amount
    or deal.buyer_relation <> (case new.kind when 'sold_to_operator' then 'self' else 'fund' end) then
    raise exception 'journal entry % (%): deal % says otherwise', new.id, new.kind, sale.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.kind = 'sold_to_fund' and not exists (
    select from property_purchase bought
    where bought.entry_id = new.id and bought.fund_id = deal.buyer_fund_id and bought.amount = deal.price_with_tax and buys_by_deal(bought.fund_id)
  ) then
    raise exception 'journal entry %: fund % does not buy by deal %', new.id, deal.buyer_fund_id, deal.id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from property_handover where deal_id = deal.id) then
    raise exception 'journal entry %: what deal % sold is still in the book', new.id, deal.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger sold_as_dealt after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('sold_to_operator', 'sold_to_fund')) execute function check_sale_between_books();

-- The deal stands and is the fund's, and what was handed over was paid: nothing leaves a fund's book for a price that nobody has seen come in, be it by lines
-- of the bank or out of our own books.
create or replace function check_property_handed_over() returns trigger language plpgsql as $$
declare
  handed property_handover;
begin
  select * into strict handed from property_handover where entry_id = new.id;
  if not exists (select from standing_property_deal where id = handed.deal_id and seller_fund_id = handed.fund_id) then
    raise exception 'journal entry %: fund % has not sold anything by deal %', new.id, handed.fund_id, handed.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if unpaid_sales(handed.fund_id) > 0 then
    raise exception 'journal entry %: no line of the bank brought fund % the price of deal %', new.id, handed.fund_id, handed.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- What of the prices of all that a fund has handed over is not there, whole yen.
create function unpaid_sales(asked bigint) returns bigint language sql stable as $$
  select (greatest(0, coalesce(sum(deal.price_with_tax) filter (where deal.buyer_relation not in ('self', 'fund')), 0) - sale_lines_of_fund(asked))
    + coalesce(sum(deal.price_with_tax - coalesce(paid.amount, 0)) filter (where deal.buyer_relation in ('self', 'fund')), 0))::bigint
  from property_handover handed
  join standing_property_deal deal on deal.id = handed.deal_id
  left join sale_between_books paid on paid.deal_id = deal.id
  where handed.fund_id = asked
$$;

-- No fund's cash becomes another fund's but for a recorded deal between them: what one of them pays otherwise leaves the bank, or goes to the operator's own book first.
-- And between books money passes as cash against a claim on both sides, which moves nothing at the bank: no decision makes cash, and a fact only as a line of the bank says.
-- What is taken back is held by the rule of reversals: it is the exact negative of an entry that met these.
create or replace function check_cash_between_books() returns trigger language plpgsql as $$
declare
  taken record;
  of_kind text;
begin
  if new.reverses is not null or new.kind = 'books_opened' then
    return null;
  end if;
  select coalesce(min(change), 0) as lowest, coalesce(max(change), 0) as highest into taken
  from (
    select sum(amount) as change from posting
    where entry_id = new.id and account_kind = 'bank' and book like 'fund:%'
    group by book
  ) fund;
  if taken.lowest < 0 and taken.highest > 0 and new.kind <> 'sold_to_fund' then
    raise exception 'journal entry % (%): % yen of one fund for another', new.id, new.kind, taken.highest using errcode = 'integrity_constraint_violation';
  end if;
  select nature into of_kind from entry_kind where kind = new.kind and crosses_books;
  if not found then
    return null;
  end if;
  for taken in
    select account_ref, sum(amount) as amount from posting
    where entry_id = new.id and account_kind = 'bank'
    group by account_ref
    having sum(amount) <> 0
  loop
    if of_kind = 'decision' or not exists (
      select from bank_line line
      where line.id = substring(new.idempotency_key from '^bank-line:([0-9]+)$')::bigint
        and line.va_id is null and line.real_account_id = taken.account_ref and line.amount = taken.amount
    ) then
      raise exception 'journal entry % (%): % yen at the bank without a line of it', new.id, new.kind, taken.amount using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
