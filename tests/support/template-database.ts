/** The database with every migration applied, from which each test file's own is copied. */
export const templateDatabase = 'template_product'
