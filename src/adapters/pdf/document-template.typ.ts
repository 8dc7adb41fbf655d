/**
 * The house's paper in Typst: A4 with margins of 20 mm, the thread with its knot below the head of the first page
 * and straight on the others, nothing set smaller than 8 pt. All texts come from the data (PrintedDocument).
 */
export const documentTemplate = String.raw`
#let paper = json(bytes(sys.inputs.data))

#let ink = rgb("#1D2127")
#let ink-soft = rgb("#434A54")
#let ink-caption = rgb("#5A616C")
#let indigo = rgb("#1E416F")
#let madder = rgb("#A83A48")
#let vermilion = rgb("#9E2716")
#let cloth = rgb("#F4EFE3")
#let cloth-line = rgb("#E5DCC9")
#let cloth-stitch = rgb("#CDBFA3")

#let gothic = ("Noto Sans JP", "Shippori Mincho")
#let mincho = ("Shippori Mincho", "Noto Sans JP")
#let display-text(size, body) = text(font: mincho, weight: 600, size: size, body)
#let lines(values) = values.join(linebreak())

#let spool-mark(size) = box(width: size, height: size, {
  place(circle(radius: size * 0.425, stroke: size * 0.06 + indigo), dx: size * 0.075, dy: size * 0.075)
  place(curve(
    stroke: (paint: madder, thickness: size * 0.065, cap: "round"),
    curve.move((size * 0.075, size * 0.6)),
    curve.cubic((size * 0.225, size * 0.6), (size * 0.275, size * 0.3), (size * 0.425, size * 0.3)),
    curve.cubic((size * 0.575, size * 0.3), (size * 0.55, size * 0.625), (size * 0.675, size * 0.625)),
    curve.cubic((size * 0.8, size * 0.625), (size * 0.825, size * 0.4), (size * 0.925, size * 0.4)),
  ))
})

#let thread-stroke = (paint: madder, thickness: 0.6mm, cap: "round")
#let knotted-thread = curve(
  stroke: thread-stroke,
  curve.move((0mm, 5mm)),
  curve.cubic((26mm, 5mm), (47mm, 4mm), (76mm, 4.6mm)),
  curve.cubic((105mm, 5.2mm), (118mm, 6.2mm), (142mm, 5.6mm)),
  curve.cubic((149mm, 5.4mm), (154mm, 6.2mm), (158.8mm, 6mm)),
  curve.cubic((162.8mm, 5.8mm), (165mm, 5mm), (165.6mm, 3.6mm)),
  curve.cubic((166.1mm, 2.2mm), (165mm, 1.2mm), (163.8mm, 1.8mm)),
  curve.cubic((162.4mm, 2.5mm), (163mm, 5.6mm), (166.2mm, 6mm)),
  curve.cubic((173.2mm, 6.9mm), (191.2mm, 4.8mm), (211mm, 5mm)),
)

#let first-page-head = {
  place(top + left, dx: 20mm, dy: 15mm, box(height: 8mm, align(horizon, {
    spool-mark(6.4mm)
    h(1.6mm)
    box(baseline: -1.35mm, display-text(12pt, paper.brand))
  })))
  place(top + right, dx: -20mm, dy: 15mm, align(right, text(size: 8pt, fill: ink-soft)[
    #[書面番号 #paper.documentNumber#h(1em)様式 #paper.formVersion] \
    #[作成 #paper.createdAtText]
  ]))
  place(top + left, dy: 28.5mm, knotted-thread)
}

#let following-page-head = {
  place(top + left, dx: 20mm, dy: 11mm, text(size: 8pt, fill: ink-soft, paper.title))
  place(top + right, dx: -20mm, dy: 11mm, text(size: 8pt, fill: ink-soft)[
    #[書面番号 #paper.documentNumber#h(1em)様式 #paper.formVersion]
  ])
  place(top + left, dy: 17.5mm, line(length: 210mm, stroke: thread-stroke))
}

#set document(title: paper.title, author: paper.issuer.name)
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 25mm, bottom: 26mm),
  background: context if counter(page).get().first() == 1 { first-page-head } else { following-page-head },
  footer-descent: 5mm,
  footer: {
    line(length: 100%, stroke: 0.3mm + cloth-stitch)
    v(2mm, weak: true)
    set text(size: 8pt, fill: ink-caption)
    grid(
      columns: (1fr, auto), column-gutter: 6mm,
      lines(paper.footer),
      context [#counter(page).display()／#counter(page).final().first()],
    )
  },
)
#set text(
  font: gothic, fallback: false, lang: "ja", region: "jp", size: 9.25pt, fill: ink,
  cjk-latin-spacing: none, number-width: "tabular", top-edge: 0.88em, bottom-edge: -0.12em,
)
#set par(justify: true, leading: 0.6em, spacing: 0.9em)
#set enum(indent: 0pt, body-indent: 0.5em, spacing: 0.6em)
#show heading: set text(font: gothic)
#show heading.where(level: 1): it => align(center, text(font: mincho, weight: 600, size: 20pt, tracking: 0.12em, it.body))
#show heading.where(level: 2): it => block(above: 6mm, below: 2.2mm, sticky: true, text(size: 10.5pt, weight: 700, it.body))
#show heading.where(level: 3): it => block(above: 4.2mm, below: 1.9mm, sticky: true, text(size: 9pt, weight: 700, it.body))

#let numbered-facts(section, first-number) = {
  if section.heading != none { heading(level: 2, section.heading) }
  set par(justify: false)
  table(
    columns: (43mm, 1fr),
    inset: (x: 2.5mm, y: 2.05mm),
    stroke: 0.25mm + cloth-stitch,
    fill: (column, row) => if column == 0 { cloth },
    ..section.rows.enumerate().map(((index, row)) => (
      grid(
        columns: (6mm, 1fr),
        text(fill: ink-caption, size: 9pt)[#(first-number + index)],
        par(justify: false, text(weight: 700, size: 9pt, row.label)),
      ),
      {
        if "figure" in row { text(size: 12pt, weight: 700, row.figure) }
        lines(row.value.split("\n"))
      },
    )).flatten(),
  )
}

#let large-figures(section) = block(
  width: 100%, above: 6mm, below: 6mm, breakable: false,
  table(
    columns: section.figures.map(_ => 1fr),
    stroke: 0.25mm + cloth-stitch,
    inset: (x: 4mm, y: 3.4mm),
    ..section.figures.map(figure => {
      set par(justify: false)
      text(size: 8pt, fill: ink-soft, figure.label)
      v(1.6mm, weak: true)
      text(size: 14pt, weight: 700, fill: indigo, figure.value)
      text(size: 9pt, figure.unit)
    }),
  ),
)

#let legal-frame(section) = block(
  width: 100%, breakable: false, above: 6mm, stroke: 0.6mm + vermilion, inset: (x: 4mm, y: 3.6mm),
  {
    set text(fill: vermilion, size: 9pt)
    show heading: set block(above: 0mm, below: 2.2mm)
    show heading: set text(size: 10pt)
    heading(level: 2, section.heading)
    enum(..section.items, numbering: "1.", spacing: 0.62em, body-indent: 0.4em)
  },
)

#let text-section(section) = {
  heading(level: 2, section.heading)
  for paragraph in section.paragraphs { par(paragraph) }
  if section.items.len() > 0 { enum(..section.items, numbering: "（1）", spacing: 0.7em) }
}

#let terms-paragraph(paragraph) = {
  paragraph.text
  if paragraph.items.len() > 0 {
    v(0.55em, weak: true)
    enum(..paragraph.items, numbering: "（1）", spacing: 0.55em, body-indent: 0.3em)
  }
}

#let articles-section(section, new-page) = {
  if new-page { pagebreak(weak: true) }
  align(center, block(above: 0mm, below: 2mm, {
    show heading: set text(font: mincho, weight: 600, size: 14pt, tracking: 0.08em)
    heading(level: 2, section.heading)
  }))
  align(center, text(size: 8.5pt, fill: ink-soft, section.note))
  v(4mm, weak: true)
  set text(size: 8.5pt)
  set par(leading: 0.58em)
  columns(2, gutter: 8mm, for article in section.articles {
    heading(level: 3, article.heading)
    if article.paragraphs.len() == 1 { terms-paragraph(article.paragraphs.first()) } else {
      enum(..article.paragraphs.map(terms-paragraph), numbering: "1", spacing: 0.65em, body-indent: 0.7em)
    }
  })
}

#let figures-table(section) = {
  heading(level: 2, section.heading)
  let aligns = section.columns.map(column => if column.align == "right" { right } else { left })
  table(
    columns: section.columns.enumerate().map(((index, column)) => if index == 0 { 1fr } else { auto }),
    inset: 2mm,
    align: (column, row) => aligns.at(column),
    stroke: (x: none, y: 0.2mm + cloth-line),
    fill: (column, row) => if row == 0 { cloth },
    table.header(..section.columns.map(column => text(size: 8pt, fill: ink-soft, lines(column.label.split("\n"))))),
    table.hline(stroke: 0.3mm + ink-caption),
    ..section.rows.flatten(),
    ..if section.total != none { (table.hline(stroke: 0.3mm + ink-caption), ..section.total.map(cell => strong(cell))) },
    table.hline(stroke: 0.4mm + ink-caption),
  )
}

#v(16mm)
#block(width: 100%, spacing: 0mm, heading(level: 1, paper.title))
#v(2.4mm)
#block(width: 100%, spacing: 0mm, align(center, text(size: 8.5pt, fill: ink-soft, paper.subtitle)))
#v(8mm)
#block(width: 100%, spacing: 0mm, grid(
  columns: (1fr, 74mm), column-gutter: 6mm, align: bottom,
  if paper.addressee != none {
    block(spacing: 0mm, text(size: 8.5pt, lines(paper.addressee.lines)))
    block(width: 100%, above: 2.4mm, below: 0mm, stroke: (bottom: 0.3mm + ink), inset: (bottom: 1.2mm), text(size: 13pt)[#paper.addressee.name#h(1em)様])
  },
  { set par(justify: false); text(size: 8.5pt, lines((strong(paper.issuer.name), ..paper.issuer.lines))) },
))
#v(6.5mm)
#block(spacing: 0mm, par(paper.lead))
#v(4.5mm)

#let printed-facts = 0
#for (index, section) in paper.sections.enumerate() {
  if section.kind == "facts" {
    numbered-facts(section, printed-facts + 1)
    printed-facts += section.rows.len()
  } else if section.kind == "figures" { large-figures(section)
  } else if section.kind == "legal_frame" { legal-frame(section)
  } else if section.kind == "text" { text-section(section)
  } else if section.kind == "articles" { articles-section(section, index > 0)
  } else if section.kind == "table" { figures-table(section) }
}
`
