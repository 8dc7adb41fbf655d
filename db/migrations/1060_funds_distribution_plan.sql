-- Up Migration

-- A planned distribution is compared with what a year's rents leave; standing funds say nothing of it.
alter table fund
  add column yearly_rent bigint check (yearly_rent >= 0),
  add column yearly_costs bigint check (yearly_costs >= 0);
