-- Up Migration

-- With the price of the property they say from which sale price on investors lose; standing funds say nothing of it.
alter table fund
  add column reserve_amount bigint check (reserve_amount >= 0 and reserve_amount < fund_total),
  add column sale_cost_bp integer check (sale_cost_bp between 0 and 10000);
