/** Texts that strain a layout; all made up. */
export const long = {
  firstName: 'Tatendamunashe Kudzaishe Rumbidzai',
  lastName: 'Mukuvisi-Hlatshwayo van der Merwe-Ndlovu',
  company:
    'Great Dyke, Eastern Highlands and Lowveld Consolidated Residential Property Management (Private) Limited',
  word: 'Mhukahuru'.repeat(9),
  branch: 'Bulawayo Central Business District Extension, Second Floor',
  number: '63-1234567890-B-63/2021/00045678',
  email: 'tatendamunashe.mukuvisi-hlatshwayo@great-dyke-eastern-highlands.example',
} as const;

/** First and last names in other scripts, right-to-left ones too. */
export const otherScripts = [
  ['ليلى', 'الزهراني'],
  ['שרה', 'כהן'],
  ['小明', '王'],
  ['Зинаида', 'Ковалёва'],
  ['Zoë\u0301', 'A\u030Angstro\u0308m'],
  ['👩🏾‍🌾', 'Moyo 🏡'],
] as const;
