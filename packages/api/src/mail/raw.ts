import MailComposer from 'nodemailer/lib/mail-composer';

export interface Mail {
  /** By which the same email is recognised when it comes twice. */
  key: string;
  to: string;
  subject: string;
  text: string;
}

const domainOf = (from: string) => /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** An email as it travels: text alone, no HTML. */
export async function rawMail(
  { key, to, subject, text }: Mail,
  from: string,
): Promise<{ raw: Buffer; messageId: string }> {
  const messageId = `<${key}@${domainOf(from)}>`;
  const composer = new MailComposer({
    messageId,
    from,
    to: { name: '', address: to },
    subject,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: await composer.compile().build(), messageId };
}
