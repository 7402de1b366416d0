// The search of individuals as one statement: rows that contain every term, by name, a page of 20, counted up to 10,000.

const pattern = (term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** SQL for that many terms. */
export function searchText(terms) {
  const likes = Array.from({ length: terms }, (_, nth) => `search_text LIKE $${nth + 1}`).join(' AND ');
  return `
    WITH matches AS MATERIALIZED (SELECT id, sort_name FROM individuals WHERE ${likes} LIMIT 10001),
    page AS (SELECT id, sort_name FROM matches ORDER BY sort_name, id LIMIT 20)
    SELECT id, first_name, last_name, identification_number, (SELECT count(*) FROM matches) AS total
    FROM page JOIN individuals USING (id, sort_name) ORDER BY sort_name, id`;
}

export const searchValues = (terms) => terms.map(pattern);

/** The terms of a query as they are stored: in one case, without dashes. */
export const wordsOf = (query) => query.toLowerCase().replaceAll('-', '').split(' ');
