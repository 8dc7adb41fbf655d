-- Up Migration

-- Why the operator chose the property, in its own words; standing funds say nothing of it.
alter table fund add column selection_reason text check (char_length(selection_reason) between 1 and 600);
