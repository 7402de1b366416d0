/** What another screen hands over to the login page. */
export interface LoginState {
  /** What has just been done, in a sentence. */
  notice: string;
}
