-- Up Migration

-- The evidence of every cooling-off (law article 26): what was declared when, and what the days were counted from. One for each contract.
create table cooling_off_notice (
  id bigint generated always as identity primary key,
  investment_id bigint not null unique references investment,
  -- member_page: declared on the member's own page; post: a notice on paper, valid by the day of its postmark.
  way text not null check (way in ('member_page', 'post')),
  -- The day in Japan that decides: of the declaration, or of the postmark.
  declared_on date not null,
  -- When the contract document had been delivered by then, and so the last day; both null while it had not.
  delivered_at timestamptz,
  last_day date,
  received_on date,
  -- What the post shows, such as the number of the registered mail; never what the sender wrote about himself.
  evidence text not null default '' check (length(evidence) <= 200),
  -- 'member:7', or of the operator who approved: 'operator:3'.
  actor text not null,
  -- Who proposed and who approved that the notice on paper is good.
  proposal_id bigint references proposal,
  recorded_at timestamptz not null,
  check ((way = 'post') = (received_on is not null)),
  constraint two_people check ((way = 'post') = (proposal_id is not null)),
  check (received_on >= declared_on),
  check ((delivered_at is null) = (last_day is null)),
  constraint within_the_days check (last_day is null or declared_on <= last_day)
);
create trigger append_only before update or delete on cooling_off_notice for each row execute function refuse_change();
create trigger append_only_truncate before truncate on cooling_off_notice execute function refuse_change();
