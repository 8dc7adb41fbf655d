-- Up Migration

-- The back office lists every document with how often and when it was opened.
create index document_delivery_of_contract on document_delivery (contract_document_id, at) where contract_document_id is not null;
create index document_delivery_of_report on document_delivery (management_report_copy_id, at) where management_report_copy_id is not null;
create index document_delivery_of_annual_report on document_delivery (annual_report_id, at) where annual_report_id is not null;
create index document_delivery_of_fund_document on document_delivery (fund_document_id, member_id, at) where fund_document_id is not null;
