/** How something was paid, read from the name of the record's action. */
export const methodOf = (action: string): 'Card' | 'PayPal' => (action.includes('stripe') ? 'Card' : 'PayPal');
