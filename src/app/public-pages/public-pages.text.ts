/** The descriptions of public pages for search engines and shared links. */
export const publicPagesText = {
  descriptions: {
    landing:
      'Treeningud, retseptid ja edenemise päevik naistele. Eesti keeles, telefonis, ka siis, kui levi ei ole.',
    about:
      'Hoog on eestikeelne treeningu- ja toiduäpp naistele: treeningud, retseptid, päevamenüü, kalender ja päevik ühes kohas.',
    media: 'Meediale: mis Hoog on, kuidas nime käänata, milliseid pilte kasutada ja kellelt küsida.',
    calculator:
      'Tasuta kalorikalkulaator: kui palju energiat ja valku sinu keha päevas vajab. Arvutus toimub sinu seadmes.',
    calendar:
      'Treeningkalender: millised treeningud on täna, sel kuul ja järgmisel. Märgi tehtuks ka levita.',
    challenge:
      'Neli nädalat, iga nädal üks harjumus: Hoo väljakutse naistele, kes tahavad alustada omas tempos.',
    timetable:
      'Väljakutse ajakava päevade kaupa: neli nädalat treeninguid ja harjumusi. Alusta päeval, mis sulle sobib.',
    mealplan:
      'Päevamenüü hommikusöögist õhtusöögini Eesti poe toorainest, koos retseptide ja toitumisteabega.',
    programs:
      'Treeningprogrammid naistele: valmis kavad nädalate kaupa algajast edasijõudnuni, kodus ja jõusaalis.',
    recipes:
      'Lihtsad retseptid Eesti poe toorainest: valmistusaeg, portsjonid ja toitumisteave iga roa juures.',
    studio:
      'Treeningud, mis kestavad 8–50 minutit: jõud, vastupidavus, venitus ja tants, kodus või jõusaalis.',
    login: 'Logi sisse oma Hoo kontole.',
    register: 'Loo Hoo konto: treeningud, retseptid ja päevik ühes kohas.',
    forgot: 'Taasta Hoo konto parool e-postile saadetava koodiga.',
    nutritionInfo: 'Mis on toitumisväljakutse ja kuidas sellega alustada.',
    privacy: 'Milliseid andmeid Hoog hoiab, milleks ja kui kaua.',
    terms: 'Hoo kasutustingimused.',
  },
} as const;
