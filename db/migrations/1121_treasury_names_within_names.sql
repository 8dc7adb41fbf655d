-- Up Migration

-- An officer or a member under a name that holds his own, 渡辺一郎事務所, may be himself: no rule tells such a line before two people have seen him. See decision 0442.

create index member_payer_letters on member (payer_key(family_name || given_name));

-- Every piece of a remitter that may be a person's full name. As peopleWithin in src/domain/known-payers.ts; a test holds the two together.
create function pieces_of_key(key text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct substr(letters, first, size)
    from (select left(key, 60) as letters) part, generate_series(1, char_length(letters)) first, generate_series(4, char_length(letters) - first + 1) size)
$$;

-- As before (0931), and of people, by their letters or their kana, whose full name stands within a longer one.
create or replace function payers_of(remitted text, funds bigint[]) returns setof text language sql stable as $$
  with name as (select key, pieces_of_key(key) || key as pieces from (select payer_key(remarks_key(remitted)) as key) remitter)
  select 'member:' || member.id from member, name
  where name.key <> '' and (payer_key(member.kana_key) = any(name.pieces) or payer_key(member.family_name || member.given_name) = any(name.pieces))
  union all
  select 'related:' || party.id from party, name
  where party.relation in ('officer', 'group') and name.key in (payer_key(party.name), payer_key(party.name_kana))
    or party.relation = 'officer' and (payer_key(party.name) = any(name.pieces) or payer_key(party.name_kana) = any(name.pieces))
  union all
  select 'seller:' || party.id from party, name
  where name.key in (payer_key(party.name), payer_key(party.name_kana))
    and exists (select from standing_property_deal deal where deal.seller_id = party.id and deal.buyer_fund_id is not null)
  union all
  select 'buyer:' || party.id from party, name
  where name.key in (payer_key(party.name), payer_key(party.name_kana))
    and exists (select from standing_property_deal deal where deal.buyer_id = party.id and deal.seller_fund_id is not null)
  union all
  select 'tenant:' || party.id from party, name
  where name.key in (payer_key(party.name), payer_key(party.name_kana))
    and exists (
      select from lease join property_stay stay on stay.part_id = lease.part_id where lease.tenant_id = party.id and lease.struck_by is null)
    and not exists (
      select from lease join property_stay stay on stay.part_id = lease.part_id
      where lease.tenant_id = party.id and lease.struck_by is null and stay.fund_id = any(funds))
$$;
