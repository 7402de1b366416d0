/** What can be wrong with a value. The server and a form each have a text for every code. */
export type IssueCode =
  | 'required'
  | 'null'
  | 'blank'
  | 'empty'
  | 'not_text'
  | 'not_a_number'
  | 'not_whole'
  | 'not_a_boolean'
  | 'not_a_list'
  | 'not_an_object'
  | 'not_a_choice'
  | 'not_an_email'
  | 'not_a_url'
  | 'not_a_phone'
  | 'not_a_date'
  | 'no_such_day'
  | 'not_a_month'
  | 'in_future'
  | 'in_past'
  | 'before_start'
  | 'over_a_year'
  | 'not_in_order'
  | 'too_short'
  | 'too_long'
  | 'too_few'
  | 'too_many'
  | 'not_above'
  | 'not_positive'
  | 'zero'
  | 'not_an_amount'
  | 'below'
  | 'above'
  | 'unstorable'
  | 'national_id_format'
  | 'second_primary'
  | 'repeated'
  | 'short_password'
  | 'common_password'
  | 'password_is_email'
  | 'not_valid';

/** Figures for the text of an issue: `max` of `too_long`, `min` of `below`. */
export type IssueParams = Readonly<Record<string, string | number>>;

/** The `error` of a check in a schema. */
export const issue = (code: IssueCode): { error: IssueCode } => ({ error: code });
