-- Up Migration

-- A payment of the operator's officers and companies is never a third party's income: banks write names in kana, and a party without one would be compared
-- with nothing. Whoever stands there already is left as he is.
alter table party add constraint named_as_banks_do check (relation not in ('officer', 'group') or name_kana is not null) not valid;
