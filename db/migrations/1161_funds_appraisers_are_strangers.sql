-- Up Migration

-- Who sells, buys or rents a property, or puts his money into our funds, is no third party to its appraisal. See decision 0455.

-- Whether one of these names, as payer_key compares names, is a side of a deal or a tenant of the property of this part, or a member's.
create function is_interested(keys text[], asked_part bigint) returns boolean language sql stable as $$
  select exists (
    select from party
    where party.name is not null and (payer_key(party.name) = any(keys) or payer_key(party.name_kana) = any(keys))
      and exists (
        select from property_part here join property_part there on there.property_id = here.property_id
        where here.id = asked_part and (
          exists (select from standing_property_deal deal where deal.part_id = there.id and party.id in (deal.seller_id, deal.buyer_id))
          or exists (select from lease where lease.part_id = there.id and lease.tenant_id = party.id and lease.struck_by is null))))
    or exists (
      select from member where payer_key(member.kana_key) = any(keys) or payer_key(member.family_name || member.given_name) = any(keys))
$$;

create function check_appraiser_is_stranger() returns trigger language plpgsql as $$
begin
  if is_interested(pieces_of_key(payer_key(new.appraiser)) || payer_key(new.appraiser), new.part_id) then
    raise exception 'appraisal %: the appraiser is a side of a deal, a tenant or a member', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger appraiser_is_stranger after insert on property_appraisal deferrable initially immediate for each row
  when (new.method <> 'own') execute function check_appraiser_is_stranger();
