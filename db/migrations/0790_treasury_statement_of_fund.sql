-- Up Migration

-- Which entry an explanation made: what a fund's book says of some days asks who paid each of its incomes.
create index explanation_of_entry on statement_explanation (journal_entry_id) where journal_entry_id is not null;
