-- Up Migration

-- ---------------------------------------------------------------- why a dividend is smaller than planned

-- What investors get at the planned rate for the days of the period (the contract's most), without their quarter of a sale; and why they got less than this,
-- or less than the books gave. Null: fixed before the plan was kept with it.
alter table fixed_distribution
  add column planned bigint check (planned >= 0),
  add column less_words text not null default '' check (length(less_words) <= 500);

alter table fixed_distribution disable trigger frozen;
update fixed_distribution distribution
set planned = closing.cap, less_words = closing.words
from period_closing closing
where closing.distribution_id = distribution.id
  and (closing.words <> '' or distribution.total_dividend - distribution.sale_profit / 4 >= closing.cap);
alter table fixed_distribution enable trigger frozen;

-- Whole yen: the quarter of the sale's profit is floored, as the division is.
alter table fixed_distribution add constraint less_than_planned_has_words
  check (planned is null or less_words <> '' or total_dividend - sale_profit / 4 >= planned);

-- The words stand with the distribution that they are of, also where the books had nothing.
alter table period_closing drop column words;
