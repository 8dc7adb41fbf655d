/** What two people decided by, to be read beside the record; nothing where no paper was kept. */
export const EvidenceLink = ({ sha256 }: { sha256: string | null }) =>
  sha256 === null ? null : (
    <>
      <br />
      <a href={`/admin/property-papers/${sha256}.pdf`} target="_blank" rel="noreferrer">
        書類（PDF）
      </a>
    </>
  )
