-- Up Migration

-- Who is affected by an incident: the last word on each member.
create view incident_person_standing as
  select distinct on (incident_id, member_id) incident_id, member_id, is_affected, basis, recorded_at
  from incident_person order by incident_id, member_id, id desc;
