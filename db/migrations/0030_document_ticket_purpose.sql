-- Up Migration

-- delivery: the member gets the document, and the cooling-off days may begin. inspection: an operator looks at it, and nothing begins.
alter table document_ticket add column purpose text not null default 'delivery' check (purpose in ('delivery', 'inspection'));
create index document_ticket_of_member on document_ticket (member_id);
