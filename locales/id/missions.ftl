## The page of the missions: teams, map, sheet

web-missions-about = Perjalanan untuk tim Duet. Begitu menang di Praha, jalur ke kota-kota berikutnya terbuka: giliran dan jatah salah makin sedikit.
web-team-new = Tim baru
web-team-names = Siapa saja yang berangkat?
web-team-names-about = Pisahkan nama dengan koma.
web-team-begin = Mulai perjalanan
web-team-back = Lanjutkan perjalanan
web-team-file-about = Pilih lembar tim yang pernah kamu simpan, atau seret ke sini.
web-team-file = Buka lembar tim
web-team-share = Ajak tim
web-team-share-about = Siapa pun yang punya tautan ini bisa memakai lembar tim.
web-team-save = Simpan lembar tim
web-team-sheet = Lembar tim
# Heads of narrow columns.
web-sheet-city = Kota
web-sheet-turns = Giliran
web-sheet-mistakes = Kesalahan
# For screen readers.
web-mission-map-about = Peta misi. Pakai tombol panah untuk berpindah dari kota ke kota.
web-mission-progress = { $won ->
    [0] { $all } misi menanti
   *[other] { $won } dari { $all } misi dimenangkan
}
web-mission-turns = { $count ->
   *[other] { $count } giliran
}
# $cities: such as "Berlin or Cairo"
web-mission-first = Menang dulu di { $cities }.
# $cities: such as "Berlin and Cairo"
web-mission-leads = Dari sini jalurnya menuju { $cities }.
web-mission-play = Mainkan misi ini
web-mission-again = Main lagi
web-mission-note = Catatan
web-mission-note-about = Apa yang ingin kalian kenang?
web-mission-note-kept = Catatan tersimpan.
