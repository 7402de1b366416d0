const MAX_NAME = 150;

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' };

/** Controls, and marks that change the direction or hide: `invoice\u202efdp.exe` would read as a PDF. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/**
 * A name that no folder and no screen misreads: without a path, without what cannot be seen, and with the ending of an image or a
 * PDF, so that no program starts when it is opened.
 */
export function safeFileName(name: string, type: keyof typeof endings): string {
  const last = name.normalize('NFC').replace(unseen, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '');
  const ending = /\.(jpe?g|png|webp|pdf)$/i.exec(plain)?.[0];
  const stem = (ending ? plain.slice(0, -ending.length) : plain).replace(/^[. ]+|[. ]+$/g, '');
  const suffix = ending ?? `.${endings[type]}`;
  return `${Array.from(stem || 'file')
    .slice(0, MAX_NAME - suffix.length)
    .join('')}${suffix}`;
}
