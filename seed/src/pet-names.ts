/** What pets are called in many countries; a few as people really type them. */
export const PET_NAMES = [
  ...['Luna', 'Max', 'Bella', 'Charlie', 'Milo', 'Daisy', 'Rocky', 'Coco', 'Oscar', 'Ruby', 'Teddy', 'Pixie'],
  ...['Nala', 'Simba', 'Chloé', 'Filou', 'Minou', 'Caramel', 'Réglisse', 'Balou', 'Krümel', 'Flöckchen', 'Waldi'],
  ...['Şeker', 'Pamuk', 'Matilda', 'Zorro', 'Canela', 'Pirata', 'Paçoca', 'Feijão', 'Whiskey', 'Haggis', 'Mochi'],
  ...['もも', '小雪', 'Sora', 'Kuro', 'Tofu', 'Μαύρος', 'Ρόζα', 'लड्डू', 'Chutney', 'لولو', 'Sukkar', 'Barnaby'],
  ...['Princess Leia', 'Mr. Pickles', 'Sir Barks-a-lot', 'Pip', 'Gus', 'Willow', 'Hazel', 'Finn', 'Maple', 'Moose'],
] as const;
