-- Up Migration

-- Which versions of a fund's documents stood before each applicant, one by one: as registers tell it.
create view application_document as
select event.investment_id, line.fund_document_id, line.file_sha256, line.ticked
from investment_event event
join document_reading_line line on line.reading_id = event.reading_id;
create index investment_event_of_reading on investment_event (reading_id) where reading_id is not null;
