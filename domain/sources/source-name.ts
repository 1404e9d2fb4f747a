interface Named {
  brand: string | null;
  bankName: string | null;
  last4: string | null;
}

/** Names a card or a bank account so that its owner recognizes it, such as "Visa •••• 4242". `unnamed` stands for an unknown brand or bank. */
export function nameSource({ brand, bankName, last4 }: Named, unnamed: string): string {
  const name = bankName ?? nameOfBrand(brand ?? unnamed);
  return last4 === null ? name : `${name} •••• ${last4}`;
}

/** Processors write brands in small letters. */
function nameOfBrand(brand: string): string {
  return brand.slice(0, 1).toUpperCase() + brand.slice(1);
}
